import { Type, type TInteger } from 'typebox';

/** The title and description of a property in a published schema. */
export type Words = { readonly title: string; readonly description: string };

export function titled(title: string, description: string): Words {
  return { title, description };
}

/** An id of another thing of the application, with a title and description. */
export function titledId(title: string, description: string): TInteger {
  return Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title, description });
}
