import { Type, type TInteger } from 'typebox';

/** An id of another thing of the application, with a title and description. */
export function titledId(title: string, description: string): TInteger {
  return Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title, description });
}

/**
 * Number of a thing in an application. Every thing (question, option, field, group, rule, file, folder, ...) draws from one
 * counter, `last_id`, which only grows: an id is never given twice, so answers and links never meet the wrong thing.
 */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export type Id = number;
