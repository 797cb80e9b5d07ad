import { Type, type TInteger } from 'typebox';

/** What a published schema says of a property: its title, and a sentence or two for who writes it. */
export type Words = { readonly title: string; readonly description: string };

export function said(title: string, description: string): Words {
  return { title, description };
}

/** The number of another thing of the application, with words of its own. */
export function saidId(title: string, description: string): TInteger {
  return Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title, description });
}
