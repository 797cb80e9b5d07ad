import { child, type XmlElement, type XmlPart } from '../../../../../xml/xml-element.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { isTrue } from '../../../../../xml/values.ts';
import type { Paragraph, TextBox } from '../../../../model/index.ts';
import type { TextFormat } from '../../../../model/formats.ts';
import type { Story } from '../../story.ts';
import { vmlColor, vmlStyle, vmlTurn, type VmlStyle } from './vml-values.ts';

/** Plain text in a box (`t136`), the form of watermarks; others bend their text. */
const plainText = '136';

/** `.5`, `50%` or 65,536ths with `f` behind. */
function opacityOf(part: XmlPart, fill: XmlElement | undefined): number {
  const stated = fill && partAttribute(part, fill, 'opacity');
  if (stated === undefined) return 1;
  const value = Number.parseFloat(stated) / (stated.endsWith('f') ? 65_536 : stated.endsWith('%') ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1;
}

interface Ink {
  readonly color: string;
  readonly opacity: number;
}

/** What the letters are drawn with: the fill of the shape, or its line where it has no fill. */
function inkOf(part: XmlPart, shape: XmlElement): Ink {
  const isFilled = partAttribute(part, shape, 'filled');
  if (isFilled !== undefined && !isTrue(isFilled))
    return { color: vmlColor(partAttribute(part, shape, 'strokecolor')) ?? '000000', opacity: 1 };
  const color = vmlColor(partAttribute(part, shape, 'fillcolor')) ?? 'ffffff';
  return { color, opacity: opacityOf(part, child(shape, 'v:fill')) };
}

function looked(text: TextFormat, style: VmlStyle, color: string): TextFormat {
  const family = style.get('font-family')?.replace(/^["'\s]+|["'\s]+$/g, '') ?? '';
  const { fonts } = text;
  return {
    fonts: family === '' ? fonts : { ascii: family, highAnsi: family, eastAsia: family },
    size: 10,
    bold: /^(?:bold|[6-9]00)$/.test(style.get('font-weight') ?? ''),
    italic: style.get('font-style') === 'italic',
    snapToGrid: false,
    color,
  };
}

const flat = { left: 0, top: 0, right: 0, bottom: 0 } as const;

/** WordArt of VML (`v:textpath`, ECMA-376 part 4, 19.1.2.23): its text stretched to the box of its shape. */
export function vmlWordArt(shape: XmlElement, textPath: XmlElement, style: VmlStyle, story: Story): TextBox {
  const { source } = story;
  const { part } = source;
  const text = partAttribute(part, textPath, 'string') ?? '';
  const type = /_t(\d+)$/.exec(partAttribute(part, shape, 'type') ?? '')?.[1];
  if (type !== undefined && type !== plainText) {
    source.reading.problems.add('convert.word-art', source.place(shape), { text });
  }
  const resolved = source.reading.formats.paragraph(part, undefined, {});
  const { color, opacity } = inkOf(part, shape);
  const format = looked(resolved.text, vmlStyle(part, textPath), color);
  const { rotation, isFlippedAcross, isFlippedDown } = vmlTurn(style);
  return {
    kind: 'textBox',
    shape: 'rectangle',
    ...(isFlippedAcross && { flippedAcross: true }),
    ...(isFlippedDown && { flippedDown: true }),
    ...(rotation !== 0 && { rotation }),
    insets: flat,
    align: 'top',
    direction: 'horizontal',
    growsWithText: false,
    stretchesText: true,
    ...(opacity < 1 && { textOpacity: opacity }),
    blocks: text.split(/\r\n|\r|\n/).map((line): Paragraph => ({
      kind: 'paragraph',
      format: resolved.format,
      mark: format,
      content: [{ kind: 'text', text: line, format }],
      floats: [],
      origin: source.origin(shape),
    })),
  };
}
