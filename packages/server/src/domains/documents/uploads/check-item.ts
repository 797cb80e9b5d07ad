import type { MemberActor } from '../../../access/actor.ts';
import type { Reach } from '../../../access/load.ts';
import type { DocumentInput, MetaValues } from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { documentFieldWords } from '../../../messages/documents.ts';
import { checkInput, type CheckedDocument } from '../check-input.ts';
import type { BulkUploadItem } from './model.ts';

/** What a line says about its document. */
export function inputOf(item: BulkUploadItem): DocumentInput {
  const { name, category_id, type_id, record_date, record_amount, record_party } = item;
  return {
    ...(name === '' ? {} : { name }),
    ...(category_id === null ? {} : { category_id }),
    type_id: type_id ?? null,
    record_date: record_date ?? null,
    record_amount: record_amount ?? null,
    record_party: record_party ?? null,
    metas: JSON.parse(item.metas) as MetaValues,
  };
}

export type CheckedItem =
  | { readonly checked: CheckedDocument }
  | { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Checks a line as the document that it is to become. Never rejects for what the member can correct. */
export async function checkItem(
  reach: Reach,
  actor: MemberActor,
  item: BulkUploadItem,
  locale: 'jp' | 'en',
): Promise<CheckedItem> {
  if (item.temporary_upload_id === null) return { errors: { file: [documentFieldWords.noUpload[locale]] } };
  try {
    return { checked: await checkInput(reach, actor, inputOf(item), { locale }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'invalid' && error.fields !== undefined) return { errors: error.fields };
    if (error.code !== 'forbidden' && error.code !== 'not_found') throw error;
    return { errors: { category_id: [documentFieldWords.noAccess[locale]] } };
  }
}
