/** Words that mean something of their own where a tag expects a name. */
const reserved = new Set(['this', 'else', 'true', 'false', 'null', 'undefined', '.', '..']);

/** Names that a tag can hold as they are (the ID of the grammar of Handlebars), and numbers, which it reads as numbers. */
const plainName = /^[^\s!"#%-,./;->@[-^`{-~]+$/u;
const plainNumber = /^-?[0-9]+(?:\.[0-9]+)?$/;

export type TagNameFault = 'characters' | 'spaces' | 'reserved';

/** The first brace or control character of a name. */
export function findForbiddenCharacter(name: string): string | undefined {
  return /[{}\p{Cc}\u2028\u2029]/u.exec(name)?.[0];
}

/** Why a name cannot be used in tags, or undefined when it can. */
export function findTagNameFault(name: string): TagNameFault | undefined {
  if (findForbiddenCharacter(name) !== undefined) return 'characters';
  if (name.trim() !== name) return 'spaces';
  return reserved.has(name) ? 'reserved' : undefined;
}

/** True when a tag can hold the name without brackets. */
export function isPlainTagName(name: string): boolean {
  return plainName.test(name) && !plainNumber.test(name);
}

/** A name as written in a tag: in brackets if required. */
export function nameInTag(name: string): string {
  return isPlainTagName(name) ? name : `[${name.replace(/[\\\]]/g, String.raw`\$&`)}]`;
}

/** The tag that prints the value of that name: `{{会社名}}`, or with brackets `{{[代表者 氏名]}}`. */
export function tagOfName(name: string): string {
  return `{{${nameInTag(name)}}}`;
}
