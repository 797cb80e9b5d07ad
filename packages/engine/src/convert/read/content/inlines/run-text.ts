import type { XmlElement, XmlPart } from '../../../../xml/xml-element.ts';
import type { TextFormat } from '../../../model/text-format.ts';
import { elementText } from '../element-text.ts';
import { isSymbolFont, symbolCharacter } from './symbol-characters.ts';

const whiteEnds = /^[ \t\r\n]+|[ \t\r\n]+$/g;
const space = /[ \t\r\n]/;

/** The characters of `w:t`: white space at its ends counts only where it is requested (ECMA-376 part 1, 17.3.3.31). */
export function runText(part: XmlPart, element: XmlElement): string {
  const text = elementText(part, element);
  if (!hasWhiteEnds(text)) return text;
  return trimmedText(text, part.xml.slice(element.start, element.openEnd).includes('preserve'));
}

function hasWhiteEnds(text: string): boolean {
  return space.test(text.charAt(0)) || space.test(text.charAt(text.length - 1));
}

export function trimmedText(text: string, keepsWhite: boolean): string {
  return keepsWhite || !hasWhiteEnds(text) ? text : text.replace(whiteEnds, '');
}

const privateCharacter = /[\uF020-\uF0FF]/;

/** Text of a run in a font of symbols as Unicode; what has no character there stays as it is. */
export function symbolsToUnicode(text: string, { fonts }: TextFormat): string {
  const hasPrivate = privateCharacter.test(text);
  if (!hasPrivate && !isSymbolFont(fonts.ascii)) return text;
  const font = isSymbolFont(fonts.ascii) ? fonts.ascii : fonts.highAnsi;
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code <= 0xff || (code >= 0xf020 && code <= 0xf0ff) ? (symbolCharacter(font, code) ?? sign) : sign;
  }).join('');
}
