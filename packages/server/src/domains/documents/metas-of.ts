import type { Reach } from '../../access/load.ts';
import { scoped, type InWorkspace } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import type { MetaValue, MetaValues } from '../metas/check-values.ts';
import type { NamedMeta } from '../metas/demand-values.ts';
import { readStoredMetaValue, sortableMetaValue, storedMetaValue } from '../metas/stored-value.ts';

/** Code points of `sort_value`; values that agree so far sort by their ids. */
const sortLength = 300;

/** The metas of documents of a type: those that every document has, then those of the type. One in both is as the type has it. */
export async function metasOfType({ models }: Reach, typeId: number | null): Promise<readonly NamedMeta[]> {
  const common = await models.Meta.findAll({ where: { is_common: true } });
  const ofType =
    typeId === null
      ? []
      : await models.DocumentTypeMeta.findAll({
          where: { type_id: typeId },
          include: ['meta'],
          order: [['sort', 'ASC']],
        });
  const metas = new Map<number, NamedMeta>(common.map((meta) => [meta.id, shapeOf(meta, meta.required)]));
  for (const { meta, required } of ofType)
    if (meta !== undefined) metas.set(meta.id, shapeOf(meta, meta.required || required));
  return [...metas.values()];
}

const shapeOf = ({ id, name, type, options }: Omit<NamedMeta, 'required'>, required: boolean): NamedMeta => ({
  id,
  name,
  type,
  options,
  required,
});

/** The stored values of a document, those of metas that its type no longer has too. */
export async function valuesOf(reach: Reach, actor: InWorkspace, documentId: number): Promise<MetaValues> {
  const rows = await scoped(reach.models.DocumentMetaValue, actor).findAll({ where: { document_id: documentId } });
  const metas = await reach.models.Meta.findAll({
    where: { id: rows.map(({ meta_id }) => meta_id) },
    attributes: ['id', 'type'],
    paranoid: false,
  });
  const types = new Map(metas.map(({ id, type }) => [id, type]));
  return new Map(
    rows.flatMap(({ meta_id, value }): [number, MetaValue][] => {
      const type = types.get(meta_id);
      return type === undefined ? [] : [[meta_id, readStoredMetaValue({ type }, value)]];
    }),
  );
}

/** Values as the history and the audit have them: the members that differ. */
export function differences(before: MetaValues, after: MetaValues) {
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted((a, b) => a - b);
  const changed = ids.filter((id) => stored(before.get(id)) !== stored(after.get(id)));
  const of = (values: MetaValues) => Object.fromEntries(changed.map((id) => [id, values.get(id) ?? null]));
  return { isSame: changed.length === 0, before: of(before), after: of(after) };
}

const stored = (value: MetaValue | undefined): string | null => (value === undefined ? null : storedMetaValue(value));

/** Replaces the values of a document by others; rows of equal values stay. */
export async function writeValues(
  unit: UnitOfWork,
  actor: InWorkspace,
  {
    documentId,
    before,
    after,
  }: { readonly documentId: number; readonly before: MetaValues; readonly after: MetaValues },
): Promise<void> {
  const table = scoped(unit.models.DocumentMetaValue, actor);
  const changed = [...after].filter(([id, value]) => stored(before.get(id)) !== storedMetaValue(value));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const replaced = [...gone, ...changed.map(([id]) => id)];
  if (replaced.length === 0) return;
  const metas = await unit.models.Meta.findAll({
    where: { id: replaced },
    attributes: ['id', 'type'],
    paranoid: false,
  });
  const types = new Map(metas.map(({ id, type }) => [id, type]));
  await table.destroy({ where: { document_id: documentId, meta_id: replaced } });
  await table.createMany(
    changed.flatMap(([meta_id, value]) => {
      const type = types.get(meta_id);
      if (type === undefined) return [];
      const sort_value = [...sortableMetaValue({ type }, value)].slice(0, sortLength).join('');
      return [{ document_id: documentId, meta_id, value: storedMetaValue(value), sort_value }];
    }),
  );
}
