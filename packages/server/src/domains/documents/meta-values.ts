import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import { scoped } from '../../access/scoped.ts';
import type { Document } from '../../contract/documents/index.ts';

/** A stored value as replies have it: a JSON list is the options that were chosen. */
function presentValue(value: string): string | string[] {
  if (!value.startsWith('["')) return value;
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.map(String) : value;
}

/** Values by document id, then by meta id. */
export async function metaValuesOf(
  { models }: Reach,
  actor: MemberActor,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, Document['metas']>> {
  const values = await scoped(models.DocumentMetaValue, actor).findAll({
    where: { document_id: [...documentIds] },
    order: [['meta_id', 'ASC']],
  });
  const found = new Map<number, Document['metas']>();
  for (const { document_id, meta_id, value } of values)
    found.set(document_id, { ...found.get(document_id), [meta_id]: presentValue(value) });
  return found;
}
