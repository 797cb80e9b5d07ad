import type { OwnTemplateDetail } from '@shorui/server/contract';
import { textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { tagsInWords, tagsOf } from '../../../kits/templates/tag-text.ts';

/** The member of a field in the form, as messages of the call name it. */
export const partOf = (at: number, part: 'title' | 'kind' | 'options' | 'required'): string => `fields[${at}].${part}`;

/** Kinds whose options people write. */
export const hasOptions = (kind: unknown): boolean => kind === 'choice' || kind === 'choices';

/** A template as the values of its form; options are one a line. */
export const templateValues = (template: OwnTemplateDetail): FormValues => ({
  name: template.name,
  description: template.description,
  tags: tagsInWords(template.tags),
  file: '',
  ...Object.fromEntries(
    template.fields.flatMap(({ title, kind, options, required }, at) => [
      [partOf(at, 'title'), title],
      [partOf(at, 'kind'), kind],
      [partOf(at, 'options'), options.join('\n')],
      [partOf(at, 'required'), required],
    ]),
  ),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The values as the call takes them. */
export const templateBody = (values: FormValues, { fields }: Pick<OwnTemplateDetail, 'fields'>) => ({
  name: textOf(values, 'name').trim(),
  description: textOf(values, 'description'),
  tags: tagsOf(textOf(values, 'tags')),
  fields: fields.map(({ name, list, kind: before }, at) => {
    const chosen = textOf(values, partOf(at, 'kind'));
    return {
      name,
      list: [...list],
      title: textOf(values, partOf(at, 'title')).trim(),
      kind: chosen === '' ? before : (chosen as typeof before),
      options: hasOptions(chosen) ? linesOf(textOf(values, partOf(at, 'options'))) : [],
      required: values[partOf(at, 'required')] === true,
    };
  }),
});
