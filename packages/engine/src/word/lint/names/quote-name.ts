/** What Handlebars reads as one name without brackets (its lexer's ID). */
const plain = /^[^\s!"#%-,./;->@[-^`{-~]+$/;

/** A name as it is written in a tag: in brackets when it holds spaces or signs. */
export function quoteName(name: string): string {
  return plain.test(name) ? name : `[${name}]`;
}
