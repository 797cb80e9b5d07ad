import { dictOf, nameOf, stringOf, type PdfDict, type PdfObjects, type PdfValue } from '../../read/index.ts';
import { inherited, type FieldNode, type WidgetNode } from '../read/form-node.ts';
import { colorOf } from '../appearance/widget-frame.ts';

/** The content of DA (12.7.3.3): how a field's text looks. */
export interface DefaultAppearance {
  /** Name of the font as the standard or the font itself calls it. */
  readonly font: string;
  /** pt; 0 when the text is to fit the field. */
  readonly size: number;
  /** `#rrggbb` */
  readonly color: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Longest DA that is read. */
const longest = 2_000;

/** Names that viewers know without a resource (Acrobat's own). */
const short = new Map([
  ['Helv', 'Helvetica'],
  ['HeBo', 'Helvetica-Bold'],
  ['HeOb', 'Helvetica-Oblique'],
  ['TiRo', 'Times-Roman'],
  ['TiBo', 'Times-Bold'],
  ['TiIt', 'Times-Italic'],
  ['Cour', 'Courier'],
  ['CoBo', 'Courier-Bold'],
  ['KaGo', 'MS Gothic'],
  ['KaMi', 'MS Mincho'],
  ['HeiseiKakuGo-W5', 'MS Gothic'],
  ['HeiseiMin-W3', 'MS Mincho'],
]);

const unescapeName = (name: string): string =>
  name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Bytes of a font's name as text: Japanese names are in UTF-8 or Shift_JIS. */
function nameText(name: string): string {
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  }
  return name;
}

/** The font's own name, from the resources of the field or of the form. */
function fontName(objects: PdfObjects, resource: string, places: readonly (PdfValue | undefined)[]): string {
  for (const place of places) {
    const font = dictOf(objects, dictOf(objects, dictOf(objects, place)?.get('Font'))?.get(resource));
    const base = nameOf(objects, font?.get('BaseFont'));
    // A subset's name begins with a tag of six letters.
    if (base !== undefined) return nameText(base.replace(/^[A-Z]{6}\+/, ''));
  }
  return short.get(resource) ?? nameText(resource);
}

/** Reads how the text of a widget looks. The defaults are size 0 (auto), black and a gothic. */
export function defaultAppearance(
  objects: PdfObjects,
  form: PdfDict | undefined,
  field: FieldNode,
  widget: WidgetNode,
): DefaultAppearance {
  const value = widget.dict.get('DA') ?? inherited(field, 'DA') ?? form?.get('DA');
  const text = (stringOf(objects, value)?.text ?? '').slice(0, longest);
  const font = /\/([^\s/[\]()<>{}%]*)\s+([-+.\d]+)\s+Tf/.exec(text);
  const resource = unescapeName(font?.[1] ?? 'Helv');
  const name = fontName(objects, resource, [widget.dict.get('DR'), inherited(field, 'DR'), form?.get('DR')]);
  const size = Number(font?.[2] ?? 0);
  const color = /((?:[-+.\d]+\s+){1,4})(?:g|rg|k)(?=\s|$)/.exec(text)?.[1];
  return {
    font: name,
    size: Number.isFinite(size) && size > 0 ? Math.min(size, 1000) : 0,
    color: colorOf((color ?? '0').trim().split(/\s+/).map(Number)) ?? '#000000',
    bold: /bold|heavy|black|demi/i.test(name),
    italic: /italic|oblique/i.test(name),
  };
}
