import { child, type XmlElement, type XmlPart } from '../../../../../xml/xml-element.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { isTrue } from '../../../../../xml/values.ts';
import type { Paragraph, TextBox } from '../../../../model/index.ts';
import type { TextFormat } from '../../../../model/text-format.ts';
import type { Story } from '../../story.ts';
import { vmlColor } from './vml-color.ts';
import { vmlStyle, vmlTurn, type VmlStyle } from './vml-style.ts';

/** Plain text in a box (`t136`), the form of watermarks; others bend their text. */
const plainText = '136';

/** A color with as much white in it as makes it look like one that is seen through on white paper. */
function faded(color: string, opacity: number): string {
  return [0, 2, 4]
    .map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16);
      return Math.round(255 - (255 - part) * opacity)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');
}

/** `.5`, `50%` or 65,536ths with `f` behind. */
function opacityOf(part: XmlPart, fill: XmlElement | undefined): number {
  const stated = fill && partAttribute(part, fill, 'opacity');
  if (stated === undefined) return 1;
  const value = Number.parseFloat(stated) / (stated.endsWith('f') ? 65_536 : stated.endsWith('%') ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1;
}

function colorOf(part: XmlPart, shape: XmlElement): string | undefined {
  const isFilled = partAttribute(part, shape, 'filled');
  if (isFilled !== undefined && !isTrue(isFilled))
    return vmlColor(partAttribute(part, shape, 'strokecolor')) ?? '000000';
  const color = vmlColor(partAttribute(part, shape, 'fillcolor')) ?? 'ffffff';
  return faded(color, opacityOf(part, child(shape, 'v:fill')));
}

function looked(text: TextFormat, style: VmlStyle, color: string | undefined): TextFormat {
  const family = style.get('font-family')?.replace(/^["'\s]+|["'\s]+$/g, '') ?? '';
  const { fonts } = text;
  return {
    fonts: family === '' ? fonts : { ascii: family, highAnsi: family, eastAsia: family },
    size: 10,
    bold: /^(?:bold|[6-9]00)$/.test(style.get('font-weight') ?? ''),
    italic: style.get('font-style') === 'italic',
    snapToGrid: false,
    ...(color !== undefined && { color }),
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
  const format = looked(resolved.text, vmlStyle(part, textPath), colorOf(part, shape));
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
    blocks: text.split(/\r\n|\r|\n/).map((line): Paragraph => ({
      kind: 'paragraph',
      format: resolved.format,
      mark: format,
      content: [{ kind: 'text', text: line, format }],
      floats: [],
      path: '',
    })),
  };
}
