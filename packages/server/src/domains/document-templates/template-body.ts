import { AppError } from '../../errors/app-error.ts';
import { templateWords } from '../../messages/document-templates.ts';
import type { FieldSettings } from '../../contract/document-templates/index.ts';
import type { TemplateFacts } from './change-template.ts';
import { tagColumn } from './present.ts';
import { fieldKey, hasOptions, type StoredField } from './template-fields.ts';

interface Body {
  readonly name?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly category_id?: number | null;
  readonly is_public?: boolean;
}

/** The columns that a body names. */
export const columnsOfBody = ({ name, description, tags, category_id, is_public }: Body): Partial<TemplateFacts> => ({
  ...(name === undefined ? {} : { name }),
  ...(description === undefined ? {} : { description }),
  ...(tags === undefined ? {} : { tags: tagColumn(tags) }),
  ...(category_id === undefined ? {} : { category_id }),
  ...(is_public === undefined ? {} : { is_public }),
});

/**
 * The fields of a template with what people decided about them; those that they leave out stay. `isReplaced`: the file is a new one, which may
 * lack fields of the one that the person saw.
 * @throws {AppError} invalid at the field for one that the template has not, and for a choice without options
 */
export function withSettings(
  fields: readonly StoredField[],
  settings: readonly FieldSettings[],
  { locale, isReplaced }: { readonly locale: 'jp' | 'en'; readonly isReplaced: boolean },
): StoredField[] {
  const refuse = (at: number, part: string, words: keyof typeof templateWords): AppError =>
    new AppError('invalid', { fields: { [`fields[${at}].${part}`]: [templateWords[words][locale]] } });
  const known = new Set(fields.map(fieldKey));
  const chosen = new Map<string, Pick<StoredField, 'title' | 'kind' | 'options' | 'required'>>();
  for (const [at, each] of settings.entries()) {
    const { name, list = [], title, kind, options = [], required } = each;
    const key = fieldKey({ name, list });
    if (!known.has(key) && isReplaced) continue;
    if (!known.has(key)) throw refuse(at, 'name', 'unknownField');
    if (hasOptions(kind) && options.length === 0) throw refuse(at, 'options', 'noOptions');
    if (new Set(options).size !== options.length) throw refuse(at, 'options', 'sameOption');
    chosen.set(key, { title, kind, options, required });
  }
  return fields.map((field) => {
    const { title, kind, options, required } = chosen.get(fieldKey(field)) ?? field;
    return { ...field, title, kind, options: hasOptions(kind) ? [...options] : [], required };
  });
}
