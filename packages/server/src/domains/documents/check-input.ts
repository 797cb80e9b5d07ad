import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import { categoryPathIds } from '../../access/loaders/category-access.ts';
import type { DocumentInput } from '../../contract/documents/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { documentFieldWords } from '../../messages/documents.ts';
import { demandMetaValues } from '../metas/demand-values.ts';
import type { MetaValues } from '../metas/check-values.ts';
import type { DocumentFacts } from './create-document.ts';
import { demandCategory } from './demand-category.ts';
import { metasOfType, valuesOf } from './metas-of.ts';
import type { Document } from './model.ts';

export interface CheckOptions {
  readonly locale: 'jp' | 'en';
  /** The document that is changed. */
  readonly document?: Document;
  /** Drafts may lack their category and required metas. */
  readonly isDraft?: boolean;
  /** Checks required metas and the category, also where the input says nothing of them: a draft that is filed. */
  readonly isFiled?: boolean;
}

/** What follows from an input: the columns, and the values of metas before and after. */
export interface CheckedDocument {
  readonly facts: Omit<DocumentFacts, 'name'> & { readonly name: string | undefined };
  readonly before: MetaValues;
  readonly after: MetaValues;
}

const fieldError = (field: string, words: keyof typeof documentFieldWords, locale: 'jp' | 'en'): AppError =>
  new AppError('invalid', { fields: { [field]: [documentFieldWords[words][locale]] } });

/** A type is for its category and those below it. */
async function demandType(
  reach: Reach,
  actor: MemberActor,
  {
    typeId,
    categoryId,
    locale,
  }: { readonly typeId: number; readonly categoryId: number | null; readonly locale: 'jp' | 'en' },
): Promise<void> {
  const type = await reach.models.DocumentType.findByPk(typeId);
  if (type === null) throw fieldError('type_id', 'unknownType', locale);
  if (categoryId === null) return;
  const path = await categoryPathIds(reach.models, actor, categoryId);
  if (!path.includes(type.category_id)) throw fieldError('type_id', 'otherCategory', locale);
}

/** Values for a check: what the input says in place of what there was. With another type only those that it has are taken along. */
function mergeValues(
  input: DocumentInput['metas'],
  before: MetaValues,
  metas: readonly { readonly id: number }[],
): Record<string, unknown> {
  const kept = metas.flatMap(({ id }) => (before.has(id) ? [[String(id), before.get(id)] as const] : []));
  return { ...Object.fromEntries(kept), ...input };
}

/**
 * Checks what a member decided about a document: access to the category, whether the type belongs to it, the values of metas.
 * @throws {AppError} not_found, forbidden; invalid with messages by field
 */
export async function checkInput(
  reach: Reach,
  actor: MemberActor,
  input: DocumentInput,
  { locale, document, isDraft = false, isFiled = document === undefined && !isDraft }: CheckOptions,
): Promise<CheckedDocument> {
  const chosen = <K extends keyof DocumentInput & keyof Document>(name: K) =>
    (input[name] === undefined ? (document?.[name] ?? null) : input[name]) as Exclude<Document[K], undefined>;
  const categoryId: number | null = chosen('category_id') ?? null;
  const typeId: number | null = chosen('type_id') ?? null;
  if (categoryId === null && !isDraft) throw fieldError('category_id', 'noCategory', locale);
  const isMoved = categoryId !== (document?.category_id ?? null);
  if (categoryId !== null && (isMoved || isFiled)) await demandCategory(reach, actor, categoryId);
  const isRetyped = typeId !== (document?.type_id ?? null);
  if (typeId !== null && (isRetyped || isMoved || isFiled))
    await demandType(reach, actor, { typeId, categoryId, locale });
  const before: MetaValues = document === undefined ? new Map() : await valuesOf(reach, actor, document.id);
  const facts = {
    name: input.name ?? document?.name,
    category_id: categoryId,
    type_id: typeId,
    record_date: chosen('record_date') ?? null,
    record_amount: chosen('record_amount') ?? null,
    record_party: chosen('record_party') ?? null,
  };
  if (input.metas === undefined && !isRetyped && !isFiled) return { facts, before, after: before };
  const metas = await metasOfType(reach, typeId);
  const shapes = isDraft ? metas.map((meta) => ({ ...meta, required: false })) : metas;
  const checked = demandMetaValues(shapes, mergeValues(input.metas, before, metas), { locale, kept: before });
  // Values of metas that the staff took from the type are kept until the type is changed.
  const others = isRetyped ? [] : [...before].filter(([id]) => !metas.some((meta) => meta.id === id));
  return { facts, before, after: new Map([...others, ...checked]) };
}
