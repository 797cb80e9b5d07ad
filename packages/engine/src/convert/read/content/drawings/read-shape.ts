import { child, descend, walk, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import type { TextBox } from '../../../model/index.ts';
import { emus, isTrue } from '../../../../xml/values.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import type { Story } from '../story.ts';
import { elementText } from '../../runs/run-content.ts';
import { readGeometry } from './read-geometry.ts';
import { readGradient } from './read-gradient.ts';
import { readLineEnds } from './read-line-ends.ts';
import { readFill, readOutline } from './read-outline.ts';
import { textBoxBlocks } from './text-box-story.ts';
import { readTransform, type Transform } from './transform.ts';
import { nameTable } from '../../name-table.ts';

/** Directions of text in a shape (ECMA-376 part 1, 20.1.10.83) that run down the page. */
const vertical: ReadonlySet<string> = new Set(['eaVert', 'vert', 'wordArtVert', 'mongolianVert', 'wordArtVertRtl']);

const anchors = nameTable<TextBox['align']>({ t: 'top', ctr: 'center', b: 'bottom' });

/** Space between the edge of a shape and its text by default: 91,440 and 45,720 EMU (21.1.2.1.1). */
const plainInset = { across: 7.2, down: 3.6 };

type BodyLook = Pick<TextBox, 'insets' | 'align' | 'direction' | 'growsWithText' | 'stretchesText' | 'noWrap'>;

/** The form that WordArt stretches its text to (20.1.9.19); undefined for plain text boxes. */
function warpOf(part: XmlPart, body: XmlElement): string | undefined {
  const warp = child(body, 'a:prstTxWarp');
  const name = warp && partAttribute(part, warp, 'prst');
  return name === 'textNoShape' ? undefined : name;
}

function wordText(part: XmlPart, content: XmlElement): string {
  let text = '';
  walk(content, (element) => {
    if (element.name === 'w:t') text += elementText(part, element);
  });
  return text;
}

function bodyLook(shape: XmlElement, story: Story): BodyLook {
  const { source } = story;
  const { part } = source;
  const body = child(shape, 'wps:bodyPr');
  const stated = (name: string): string | undefined => body && partAttribute(part, body, name);
  const flow = stated('vert') ?? 'horz';
  if (flow !== 'horz' && !vertical.has(flow)) {
    source.reading.problems.add('convert.text-direction', source.place(shape), { kind: flow });
  }
  const warp = body && warpOf(part, body);
  if (warp !== undefined && warp !== 'textPlain') {
    const content = descend(shape, 'wps:txbx', 'w:txbxContent');
    const text = content ? wordText(part, content) : '';
    source.reading.problems.add('convert.word-art', source.place(shape), { text });
  }
  return {
    insets: {
      left: emus(stated('lIns')) ?? plainInset.across,
      right: emus(stated('rIns')) ?? plainInset.across,
      top: emus(stated('tIns')) ?? plainInset.down,
      bottom: emus(stated('bIns')) ?? plainInset.down,
    },
    align: anchors[stated('anchor') ?? 't'] ?? 'top',
    direction: vertical.has(flow) ? 'vertical' : 'horizontal',
    growsWithText: body !== undefined && child(body, 'a:spAutoFit') !== undefined,
    ...(warp !== undefined && flow === 'horz' && { stretchesText: true }),
    ...(stated('wrap') === 'none' && flow === 'horz' && { noWrap: true }),
  };
}

function turnOf({ rotation, isFlippedAcross, isFlippedDown }: Transform): Partial<TextBox> {
  return {
    ...(isFlippedAcross && { flippedAcross: true }),
    ...(isFlippedDown && { flippedDown: true }),
    ...(rotation !== 0 && { rotation }),
  };
}

/** Whether the text of a turned shape stays upright (21.1.2.1.1, `upright`). */
function isKeptUpright(part: XmlPart, shape: XmlElement): boolean {
  const body = child(shape, 'wps:bodyPr');
  return body !== undefined && isTrue(partAttribute(part, body, 'upright'));
}

/** A shape with its text (`wps:wsp`, [MS-ODRAWXML] 2.8.4). What of it is not drawn is reported. */
export function readShape(shape: XmlElement, story: Story): TextBox {
  const { source } = story;
  const { part } = source;
  const list = source.reading.problems;
  const properties = child(shape, 'wps:spPr');
  const style = child(shape, 'wps:style');
  const { form, isDrawn, problem } = readGeometry(part, properties);
  const transform = readTransform(part, properties);
  const [edge, color] = [readOutline(source, properties, style), readFill(source, properties, style)];
  const outline = isDrawn ? edge : undefined;
  const fill = isDrawn && form.shape !== 'line' ? color : undefined;
  const gradient = fill === undefined ? undefined : readGradient(source, properties);
  const ends = outline && readLineEnds(part, properties);
  const isSeen = edge !== undefined || (!isDrawn && color !== undefined);
  if (problem && isSeen) list.add(problem.id, source.place(shape), problem.params);
  if (child(shape, 'wps:linkedTxbx')) list.add('convert.linked-text-box', source.place(shape));
  return {
    kind: 'textBox',
    ...form,
    ...(ends && { lineEnds: ends }),
    ...(transform && turnOf(transform)),
    ...(isKeptUpright(part, shape) && { keepsUpright: true }),
    ...(outline && { outline }),
    ...(fill !== undefined && { fill }),
    ...(gradient && { gradient }),
    ...bodyLook(shape, story),
    blocks: textBoxBlocks(descend(shape, 'wps:txbx', 'w:txbxContent'), story),
  };
}
