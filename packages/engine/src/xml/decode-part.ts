import { createProblem, ShoruiError, type Place } from '../problems/index.ts';

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/**
 * The text of an XML part. OPC allows UTF-8 and UTF-16 (ECMA-376 part 2, 9.1.3.1); what we write is always UTF-8, so the XML
 * declaration is dropped here and rewritten.
 * @throws ShoruiError `word.xml-encoding`
 */
export function decodePart(bytes: Uint8Array, place: Place): string {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShoruiError([createProblem('word.xml-encoding', place)], { cause });
  }
  return withoutDeclaration(text);
}

/** The text of a part as it is read: `decodePart` gives it so. */
export function withoutDeclaration(text: string): string {
  return text.startsWith('<?xml') ? text.slice(text.indexOf('?>') + 2) : text;
}

/** The declaration that starts every part we write. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
