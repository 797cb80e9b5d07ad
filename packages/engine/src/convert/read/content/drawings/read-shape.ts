import { child, descend, type XmlElement, type XmlPart } from '../../../../word/xml/xml-element.ts';
import type { TextBox } from '../../../model/index.ts';
import { emus } from '../lengths.ts';
import { isTrue, partAttribute } from '../part-attribute.ts';
import { presetShape } from '../../../shapes/index.ts';
import type { Story } from '../story.ts';
import { readFill, readOutline } from './read-outline.ts';
import { shapeKind } from './shape-kinds.ts';
import { textBoxBlocks } from './text-box-story.ts';
import { readTransform, type Transform } from './transform.ts';
import { nameTable } from '../name-table.ts';

/** Directions of text in a shape (ECMA-376 part 1, 20.1.10.83) that run down the page. */
const vertical: ReadonlySet<string> = new Set(['eaVert', 'vert', 'wordArtVert', 'mongolianVert', 'wordArtVertRtl']);

const anchors = nameTable<TextBox['align']>({ t: 'top', ctr: 'center', b: 'bottom' });

/** Space between the edge of a shape and its text where nothing is said: 91,440 and 45,720 EMU (21.1.2.1.1). */
const plainInset = { across: 7.2, down: 3.6 };

type BodyLook = Pick<TextBox, 'insets' | 'align' | 'direction' | 'growsWithText'>;

function bodyLook(shape: XmlElement, story: Story): BodyLook {
  const { source } = story;
  const { part } = source;
  const body = child(shape, 'wps:bodyPr');
  const stated = (name: string): string | undefined => body && partAttribute(part, body, name);
  const flow = stated('vert') ?? 'horz';
  if (flow !== 'horz' && !vertical.has(flow)) {
    source.reading.problems.add('convert.text-direction', source.place(shape), { kind: flow });
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
  };
}

function hasArrow(story: Story, properties: XmlElement | undefined): boolean {
  const line = properties && child(properties, 'a:ln');
  return (line?.children ?? []).some(
    (each) =>
      /^a:(?:head|tail)End$/.test(each.name) && (partAttribute(story.source.part, each, 'type') ?? 'none') !== 'none',
  );
}

/** Adjustments of a preset shape by number: `adj` is the first, as `adj1` is. */
function adjustmentsOf(part: XmlPart, geometry: XmlElement | undefined): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const guide of (geometry && child(geometry, 'a:avLst'))?.children ?? []) {
    const number = /^adj(\d?)$/.exec(partAttribute(part, guide, 'name') ?? '')?.[1];
    const value = /^val (-?\d{1,9})$/.exec(partAttribute(part, guide, 'fmla') ?? '')?.[1];
    if (number !== undefined && value !== undefined) found.set(Number(number || 1), Number(value));
  }
  return found;
}

function turnOf({ rotation, isFlippedAcross, isFlippedDown }: Transform): Partial<TextBox> {
  return {
    ...(isFlippedAcross !== isFlippedDown && { flipped: true }),
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

/** A shape with its text (`wps:wsp`, [MS-ODRAWXML] 2.8.4). What of it is not drawn is told. */
export function readShape(shape: XmlElement, story: Story): TextBox {
  const { source } = story;
  const { part } = source;
  const tell = source.reading.problems;
  const properties = child(shape, 'wps:spPr');
  const style = child(shape, 'wps:style');
  const geometry = properties && child(properties, 'a:prstGeom');
  const name =
    (geometry && partAttribute(part, geometry, 'prst')) ??
    (properties && child(properties, 'a:custGeom') ? 'custom' : 'rect');
  const hasFormula = presetShape(name) !== undefined;
  const { shape: drawn, likeness } = hasFormula ? ({ shape: 'rectangle', likeness: 'same' } as const) : shapeKind(name);
  const transform = readTransform(part, properties);
  const outline = likeness === 'none' ? undefined : readOutline(source, properties, style);
  const fill = likeness === 'none' || drawn === 'line' ? undefined : readFill(source, properties, style);
  const isSeen =
    likeness === 'none' ? (readOutline(source, properties, style) ?? readFill(source, properties, style)) : outline;
  if (likeness !== 'same' && isSeen !== undefined) tell.add('convert.shape', source.place(shape), { kind: name });
  if (drawn === 'line' && hasArrow(story, properties)) tell.add('convert.arrowhead', source.place(shape));
  if (child(shape, 'wps:linkedTxbx')) tell.add('convert.linked-text-box', source.place(shape));
  return {
    kind: 'textBox',
    shape: drawn,
    ...(hasFormula && { preset: { name, adjustments: adjustmentsOf(part, geometry) } }),
    ...(transform && turnOf(transform)),
    ...(isKeptUpright(part, shape) && { keepsUpright: true }),
    ...(outline && { outline }),
    ...(fill !== undefined && { fill }),
    ...bodyLook(shape, story),
    blocks: textBoxBlocks(descend(shape, 'wps:txbx', 'w:txbxContent'), story),
  };
}
