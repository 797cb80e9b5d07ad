import { HelperError } from '../data/helper-error.ts';

/** Where a link leads: to an address outside the document, or to a bookmark in it. */
export type LinkTarget =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'bookmark'; readonly name: string };

const allowed = /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:[+\d(])/i;

/** A mail address by itself: `info@example.jp`. */
const mailAddress = /^[^\s@:/?#<>"']+@[^\s@:/?#<>"']+\.[A-Za-z]{2,}$/;

/** Word refuses longer addresses, and bookmarks of more than 40 characters. */
const longestAddress = 2_000;
const longestBookmark = 40;

/** Signs that may be in an address as they are (RFC 3986, 2.2 and 2.3), and `%` where it begins an escape. */
const outside = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/gu;

const encoder = new TextEncoder();

function escapeSign(sign: string): string {
  return Array.from(encoder.encode(sign), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/**
 * Reads the address of a link: `http`, `https`, `mailto`, `tel`, a mail address by itself, or `#` and the name of a bookmark.
 * @throws HelperError `word.link-address`
 */
export function readLinkTarget(text: string): LinkTarget {
  const trimmed = text.trim();
  const refuse = (): never => {
    throw new HelperError('word.link-address', { value: trimmed.slice(0, 60) });
  };
  if (trimmed.startsWith('#')) {
    const name = trimmed.slice(1);
    // Names of bookmarks have no spaces; control characters have no place in a document.
    return name === '' || name.length > longestBookmark || /[\s\p{Cc}]/u.test(name)
      ? refuse()
      : { kind: 'bookmark', name };
  }
  const full = mailAddress.test(trimmed) ? `mailto:${trimmed}` : trimmed;
  if (!allowed.test(full) || /\p{Cc}/u.test(full)) return refuse();
  const address = full.replace(outside, escapeSign);
  return address.length > longestAddress ? refuse() : { kind: 'address', address };
}
