import { fieldType, type Application, type FieldInstance } from '../application/schema/index.ts';
import type { RawAnswers } from './resolved.ts';

/** The answer of an image field that names an uploaded file by its id: `file:12`. */
const reference = /^file:([1-9]\d{0,14})$/;

/** Is the field answered by a picture? Its answer is the name of an image, a `data:` address, or `file:` and the id of an upload. */
export const isImageField = ({ type, style }: Pick<FieldInstance, 'type' | 'style'>): boolean =>
  type === fieldType.text && (style?.image === true || style?.seal === true);

/** The answer that names an uploaded file. */
export const imageAnswer = (fileId: number): string => `file:${fileId}`;

/** The id of the uploaded file that an answer names. */
export function fileOfImageAnswer(answer: unknown): number | undefined {
  const id = typeof answer === 'string' ? reference.exec(answer)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
}

/**
 * The answers with other values for the uploads that image fields name, at any depth of lists: `replace` gives the value for the id of a
 * file, and undefined to leave the answer as it is. The answers themselves stay as they are.
 */
export function mapImageAnswers(
  { fields }: Pick<Application, 'fields'>,
  answers: RawAnswers,
  replace: (fileId: number) => string | undefined,
): RawAnswers {
  const names = new Set(fields.filter((field) => isImageField(field)).map(({ name }) => name));
  if (names.size === 0) return answers;
  const map = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => map(each, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]));
    const file = names.has(name) ? fileOfImageAnswer(value) : undefined;
    return file === undefined ? value : (replace(file) ?? value);
  };
  return map(answers, '') as RawAnswers;
}
