/**
 * Invisible characters: joiners and marks of direction, soft hyphens, byte order marks, fillers and controls (Unicode
 * general categories Cf and Cc). They come with copied text. Variation selectors are left out: names in Japanese are written
 * with them (葛󠄀城).
 */
const invisible = /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u;

/** Line breaks and tabs are controls too, but white space in a tag. */
const whiteSpace = /[\t\n\v\f\r]/;

/** Is it a character without any width? */
export function isInvisible(character: string): boolean {
  return invisible.test(character) && !whiteSpace.test(character);
}

/** The text without the invisible characters. */
export function visibleText(text: string): string {
  return Array.from(text)
    .filter((character) => !isInvisible(character))
    .join('');
}

/** `U+200B`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The invisible characters of a text, each kind once: `U+200B, U+00AD`. Empty when there are none. */
export function invisibleIn(text: string): string {
  return [...new Set(Array.from(text).filter(isInvisible).map(codePointName))].join(', ');
}
