import type { MemberActor } from '../../../access/actor.ts';
import type { Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import type * as contract from '../../../contract/documents/index.ts';
import { byId } from '../people-of.ts';
import { checkItem } from './check-item.ts';
import type { BulkUploadItem } from './model.ts';

/** Lines as the member sees them, each with what is in the way of filing it. */
export async function presentItems(
  reach: Reach,
  actor: MemberActor,
  items: readonly BulkUploadItem[],
  locale: 'jp' | 'en',
): Promise<contract.BulkUploadItem[]> {
  const ids = items.flatMap(({ temporary_upload_id: id }) => id ?? []);
  const uploads = byId(await scoped(reach.models.TemporaryUpload, actor).findAll({ where: { id: ids } }));
  const presented: contract.BulkUploadItem[] = [];
  for (const item of items) {
    const upload = uploads.get(item.temporary_upload_id ?? 0);
    const isOpen = item.status === 'waiting' || item.status === 'failed';
    const result = isOpen ? await checkItem(reach, actor, item, locale) : undefined;
    const errors = result !== undefined && 'errors' in result ? result.errors : {};
    presented.push({
      id: item.id,
      name: item.name,
      category_id: item.category_id ?? null,
      type_id: item.type_id ?? null,
      metas: JSON.parse(item.metas) as contract.MetaValues,
      record_date: item.record_date ?? null,
      record_amount: item.record_amount ?? null,
      record_party: item.record_party ?? null,
      folder: item.folder,
      kind: upload?.kind ?? null,
      file_name: upload?.name ?? null,
      size: upload?.size ?? null,
      status: item.status,
      errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, [...words]])),
      reason: item.reason ?? null,
      document_id: item.document_id ?? null,
      version: item.version,
    });
  }
  return presented;
}
