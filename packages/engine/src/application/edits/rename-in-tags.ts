import { nameInTag } from '../validate/integrity/tag-name.ts';

const tags = /\{\{(?!!)(.*?)\}\}/gsu;

/**
 * What a tag is made of: a quoted text, a name in brackets, a plain name (the ID of the grammar of Handlebars), or anything else.
 */
const tokens = /"[^"]*"|'[^']*'|\[(?:\\.|[^\]\\])*\]|[^\s!"#%-,./;->@[-^`{-~]+|[\s\S]/gu;
const plainName = /^[^\s!"#%-,./;->@[-^`{-~]/u;

/** The name a token is; undefined for quoted text and signs. */
function nameOfToken(token: string): string | undefined {
  if (token.startsWith('[') && token.length > 1) return token.slice(1, -1).replace(/\\(.)/gu, '$1');
  return plainName.test(token) ? token : undefined;
}

/** True if the token is in the position of a helper call: first, or after a bracket, and followed by arguments. */
function isCall(parts: readonly string[], at: number): boolean {
  const before = parts.slice(0, at).findLast((part) => part.trim() !== '');
  if (before !== undefined && before !== '(') return false;
  const after = parts.slice(at + 1).find((part) => part.trim() !== '');
  return after !== undefined && after !== ')' && after !== '.' && after !== '/';
}

function renameInTag(body: string, newName: (name: string) => string | undefined): string {
  const parts = body.match(tokens) ?? [];
  return parts
    .map((token, at) => {
      const name = nameOfToken(token);
      // `a.b`, `../b`, `@index`, `#each` and `option=` name no value of the answers, or one that depends on its place.
      if (name === undefined || /^[./@#^]$/u.test(parts[at - 1] ?? '') || parts[at + 1] === '=') return token;
      const renamed = isCall(parts, at) ? undefined : newName(name);
      return renamed === undefined ? token : nameInTag(renamed);
    })
    .join('');
}

/** A text with the names in its tags replaced; `newName` gives undefined for a name that stays. */
export function renameInTags(text: string, newName: (name: string) => string | undefined): string {
  return text.replace(tags, (_tag, body: string) => `{{${renameInTag(body, newName)}}}`);
}
