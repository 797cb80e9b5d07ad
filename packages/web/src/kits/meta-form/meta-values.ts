import { metaErrors } from '@shorui/server/metas';
import type { MetaField, MetaValues } from '@shorui/server/contract';
import { storedLocale } from '../../messages/locale.ts';
import type { FieldErrors, FormValues } from '../form/form-store.ts';

/** Types of fields (specification: metaType). */
export const metaTypes = {
  line: 1,
  text: 2,
  number: 3,
  date: 4,
  time: 5,
  datetime: 6,
  select: 7,
  multiSelect: 8,
  radio: 9,
  checkbox: 10,
} as const;

/** Name of a field among the values of a form; messages of the server use the same. */
export const metaName = (id: number): string => `metas.${id}`;

type Written = string | readonly string[];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The values of a document as those of a form. */
export function formMetas(metas: Readonly<Record<string, Written>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metas).map(([id, value]) => [metaName(Number(id)), value]));
}

/** The values of the fields as a call takes them; null takes the value of an empty field away. */
export function sentMetas(metas: readonly MetaField[], values: FormValues): MetaValues {
  return Object.fromEntries(
    metas.map(({ id }) => {
      const value = values[metaName(id)];
      return [String(id), isEmpty(value) ? null : (value as string | string[])];
    }),
  );
}

/** What is wrong with the values of the fields, in the words of the server. A draft may leave required ones out. */
export function metaProblems(
  metas: readonly MetaField[],
  values: FormValues,
  { draft = false }: { readonly draft?: boolean } = {},
): FieldErrors {
  return metaErrors(metas, sentMetas(metas, values), { locale: storedLocale(), draft });
}
