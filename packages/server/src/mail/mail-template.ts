import type { Static, TObject } from 'typebox';

/** A part of a mail's body. Texts are Handlebars sources over the template's values. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Labeled values, one per line; empty ones are left out. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Text written by a user. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string };

/** The content of a mail in one language; text and HTML are both rendered from it. */
export interface MailWords {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** One kind of mail: the schema of its values, and its texts. */
export interface MailTemplate<V extends TObject = TObject> {
  readonly name: string;
  readonly values: V;
  readonly jp: MailWords;
  readonly en: MailWords;
}

export function defineMailTemplate<const N extends string, V extends TObject>(
  template: MailTemplate<V> & { readonly name: N },
): MailTemplate<V> & { readonly name: N } {
  return template;
}

export type ValuesOf<T extends MailTemplate> = Static<T['values']>;

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const button = (label: string, url = '{{url}}'): Block => ({ kind: 'button', label, url });
export const facts = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', facts: rows });
export const quote = (text: string): Block => ({ kind: 'quote', text });
export const note = (text: string): Block => ({ kind: 'note', text });
