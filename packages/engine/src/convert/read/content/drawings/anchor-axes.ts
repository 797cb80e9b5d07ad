import type { XmlElement, XmlPart } from '../../../../xml/xml-element.ts';
import { alignNames } from '../align-names.ts';
import type { FloatAxis, Floating } from '../../../model/index.ts';
import type { PageSetup } from '../../../model/section.ts';
import { elementText } from '../../runs/run-content.ts';
import { emus } from '../../../../xml/values.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import { presentChildren } from '../alternate-content.ts';
import { nameTable } from '../../name-table.ts';

type HorizontalFrom = Floating['horizontal']['from'];
type VerticalFrom = Floating['vertical']['from'];

/** Inside and outside margins are left and right ones on right-hand pages, which all pages of one side are. */
const horizontalFrom = nameTable<HorizontalFrom>({
  page: 'page',
  margin: 'margin',
  column: 'column',
  character: 'character',
  leftMargin: 'leftMargin',
  rightMargin: 'rightMargin',
  insideMargin: 'leftMargin',
  outsideMargin: 'rightMargin',
});

const verticalFrom = nameTable<VerticalFrom>({
  page: 'page',
  margin: 'margin',
  paragraph: 'paragraph',
  line: 'line',
  topMargin: 'topMargin',
  bottomMargin: 'bottomMargin',
  insideMargin: 'topMargin',
  outsideMargin: 'bottomMargin',
});

/** Length of what an axis counts from, pt; that of the text where it is not known before lines are made. */
export function horizontalExtent(page: PageSetup, from: HorizontalFrom): number {
  const { width, margins } = page;
  if (from === 'page') return width;
  if (from === 'leftMargin') return margins.left;
  return from === 'rightMargin' ? margins.right : width - margins.left - margins.right;
}

export function verticalExtent(page: PageSetup, from: VerticalFrom): number {
  const { height, margins } = page;
  if (from === 'page') return height;
  if (from === 'topMargin') return margins.top;
  return from === 'bottomMargin' ? margins.bottom : height - margins.top - margins.bottom;
}

function position(part: XmlPart, element: XmlElement | undefined, extent: number): Omit<FloatAxis<string>, 'from'> {
  for (const each of element?.children ?? []) {
    const text = elementText(part, each).trim();
    if (each.name === 'wp:align') {
      const align = alignNames[text];
      if (align) return { align };
    } else if (each.name === 'wp:posOffset') return { offset: emus(text) ?? 0 };
    else if (/:pctPos[HV]Offset$/.test(each.name)) return { offset: (extent * (Number(text) || 0)) / 100_000 };
  }
  return { offset: 0 };
}

/** Where an anchored drawing is (ECMA-376 part 1, 20.4.2.10 and 20.4.2.11; percentages: [MS-ODRAWXML] 2.6.2). */
export function anchorAxes(
  part: XmlPart,
  anchor: XmlElement,
  page: PageSetup,
): Pick<Floating, 'horizontal' | 'vertical'> {
  const children = presentChildren(part, anchor);
  if (partAttribute(part, anchor, 'simplePos') === '1') {
    const simple = children.find(({ name }) => name === 'wp:simplePos');
    const at = (name: string): number => (simple && emus(partAttribute(part, simple, name))) ?? 0;
    return { horizontal: { from: 'page', offset: at('x') }, vertical: { from: 'page', offset: at('y') } };
  }
  const across = children.find(({ name }) => name === 'wp:positionH');
  const down = children.find(({ name }) => name === 'wp:positionV');
  const fromAcross = horizontalFrom[(across && partAttribute(part, across, 'relativeFrom')) ?? ''] ?? 'column';
  const fromDown = verticalFrom[(down && partAttribute(part, down, 'relativeFrom')) ?? ''] ?? 'paragraph';
  return {
    horizontal: { from: fromAcross, ...position(part, across, horizontalExtent(page, fromAcross)) },
    vertical: { from: fromDown, ...position(part, down, verticalExtent(page, fromDown)) },
  };
}
