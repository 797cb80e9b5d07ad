import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { isTrue, twips } from '../../../xml/values.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';
import type { Fit } from './inline-list.ts';
import { decodeEntities } from '../../../xml/entities.ts';
import type { TextFormat } from '../../model/formats.ts';
import { isSymbolFont, symbolCharacter } from './symbol-characters.ts';
import type { BreakRun, FieldRun, TabRun } from '../../model/inline.ts';

/** What of a run's own properties changes how it is set, not how it looks. */
export interface RunLayout {
  readonly fit?: Fit;
  /** Side by side in a vertical line (縦中横). */
  readonly isUpright: boolean;
  /** Two lines in one (割注, 組み文字). */
  readonly isCombined: boolean;
}

const plain: RunLayout = { isUpright: false, isCombined: false };

/** `w:fitText` and `w:eastAsianLayout` (ECMA-376 part 1, 17.3.2.14 and 17.3.2.10). */
export function runLayout(part: XmlPart, properties: XmlElement | undefined): RunLayout {
  if (!properties) return plain;
  const fitted = child(properties, 'w:fitText');
  const asian = child(properties, 'w:eastAsianLayout');
  if (!fitted && !asian) return plain;
  const width = fitted && twips(partAttribute(part, fitted, 'val'));
  const id = (fitted && partAttribute(part, fitted, 'id')) ?? '';
  return {
    ...(width !== undefined && width > 0 && { fit: { width, id } }),
    isUpright: asian !== undefined && isTrue(partAttribute(part, asian, 'vert')),
    isCombined: asian !== undefined && isTrue(partAttribute(part, asian, 'combine')),
  };
}

const markup = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|[^<]+/g;

/** Characters in an element, those of elements inside it left out. */
export function elementText(part: XmlPart, element: XmlElement): string {
  const raw = part.xml.slice(element.openEnd, element.closeStart);
  if (!raw.includes('<')) return decodeEntities(raw);
  let text = '';
  for (const match of raw.matchAll(markup)) {
    if (match[1] !== undefined) text += match[1];
    else if (!match[0].startsWith('<')) text += decodeEntities(match[0]);
  }
  return text;
}

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

/** Tabs, breaks and the page number of old files; undefined for any other content of a run. */
export function simpleInline(
  part: XmlPart,
  element: XmlElement,
  format: TextFormat,
): TabRun | BreakRun | FieldRun | undefined {
  switch (element.name) {
    case 'w:tab':
    case 'w:ptab':
      return { kind: 'tab', format };
    case 'w:br': {
      const type = partAttribute(part, element, 'type');
      return { kind: 'break', to: type === 'page' || type === 'column' ? type : 'line', format };
    }
    case 'w:cr':
      return { kind: 'break', to: 'line', format };
    case 'w:pgNum':
      return { kind: 'field', field: 'page', format };
    default:
      return undefined;
  }
}
