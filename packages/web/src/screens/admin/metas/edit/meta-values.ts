import type { createMeta, BodyOf, MetaView } from '@shorui/server/contract';
import { metaTypes } from '@shorui/server/enums';
import { textOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { otherGroup, placeOf, shownIndex } from '../calls.ts';
import type { EditedOption } from './options-row.tsx';

const typesWithOptions: readonly string[] = ['select_box', 'multi_select', 'radio', 'checkbox'];

/** Whether metas of this kind have options. */
export const hasOptions = (type: unknown): boolean =>
  metaTypes.some(({ value, key }) => String(value) === String(type) && typesWithOptions.includes(key));

export const emptyMeta: FormValues = {
  type: 1,
  layout: 2,
  options: [{ key: 1, text: '', value: '' }],
  required: false,
  is_common: false,
};

/** A meta as its form shows it. */
export const metaValues = (meta: MetaView): FormValues => ({
  name: meta.name,
  type: meta.type,
  options: meta.options.map((option, index): EditedOption => ({ key: index + 1, ...option })),
  meta_group_id: meta.meta_group_id === otherGroup ? '' : meta.meta_group_id,
  layout: meta.layout,
  index: shownIndex(meta.index),
  required: meta.required,
  is_common: meta.is_common,
});

/** The body of the calls. */
export function metaBody(values: FormValues): BodyOf<typeof createMeta> {
  const options = (values['options'] ?? []) as readonly EditedOption[];
  return {
    name: textOf(values, 'name'),
    type: Number(values['type']) as MetaView['type'],
    options: hasOptions(values['type'])
      ? options.map(({ text, value }) => ({ text: text.trim(), value: value === '' ? text.trim() : value }))
      : [],
    meta_group_id: placeOf(values['meta_group_id']) ?? otherGroup,
    layout: placeOf(values['layout']) ?? 2,
    index: placeOf(values['index']) ?? otherGroup,
    required: values['required'] === true,
    is_common: values['is_common'] === true,
  };
}
