import { Type } from 'typebox';

/**
 * Number of a thing in an application. Every thing (question, option, field, group, rule, file, folder, ...) draws from one
 * counter, `last_id`, which only grows: an id is never given twice, so answers and links never meet the wrong thing.
 */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export type Id = number;
