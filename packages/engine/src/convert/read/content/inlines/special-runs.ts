import type { XmlElement, XmlPart } from '../../../../xml/xml-element.ts';
import type { TextFormat } from '../../../model/formats.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import type { NoteRun } from '../../../model/index.ts';
import { withFont } from '../../runs/format-variant.ts';
import { isSymbolFont, symbolCharacter } from '../../runs/symbol-characters.ts';

/** A character given by its font and code; `text` is absent when it is not known what it shows. */
export interface SymbolRun {
  readonly font: string;
  readonly code: string;
  readonly text?: string;
  readonly format: TextFormat;
}

/** `w:sym` (ECMA-376 part 1, 17.3.3.30). */
export function symbolRun(part: XmlPart, element: XmlElement, format: TextFormat): SymbolRun {
  const font = partAttribute(part, element, 'font') ?? '';
  const code = (partAttribute(part, element, 'char') ?? '').toUpperCase();
  const number = /^[0-9A-F]{1,6}$/.test(code) ? Number.parseInt(code, 16) : 0;
  const isCharacter = number > 0x20 && number < 0x11_0000 && (number < 0xd800 || number > 0xdfff);
  if (!isCharacter) return { font, code, format };
  if (isSymbolFont(font)) {
    const text = symbolCharacter(font, number);
    return { font, code, format, ...(text !== undefined && { text }) };
  }
  // Fonts with letters keep these in the private area too: U+F041 is A.
  const own = number >= 0xf020 && number <= 0xf0ff ? number - 0xf000 : number;
  return { font, code, text: String.fromCodePoint(own), format: font === '' ? format : withFont(format, font) };
}

/** A mark of a note, as it is counted. */
export function noteRun(
  note: {
    readonly text: string;
    readonly footnote?: string | undefined;
    readonly restarted?: string;
  },
  format: TextFormat,
): NoteRun {
  const { text, footnote, restarted } = note;
  return {
    kind: 'note',
    text,
    format,
    ...(footnote !== undefined && { footnote }),
    ...(restarted !== undefined && { restarted }),
  };
}
