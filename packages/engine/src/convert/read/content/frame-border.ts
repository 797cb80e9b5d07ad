import type { Edge, Paragraph, Sides, TextBox } from '../../model/index.ts';

/** The border of a frame of a fixed height: what its box has, and its paragraphs without it. */
export interface FrameBorder {
  readonly box: Pick<TextBox, 'outline' | 'fill' | 'insets'>;
  /** How far it is outside of the frame at its sides, pt. */
  readonly left: number;
  readonly right: number;
  readonly paragraphs: readonly Paragraph[];
}

function isSameEdge(one: Edge | undefined, other: Edge | undefined): boolean {
  return one?.pattern === other?.pattern && one?.width === other?.width && one?.color === other?.color;
}

/** What an edge and its white take, pt. */
const space = (edge: Edge | undefined): number => (edge?.space ?? 0) + (edge?.width ?? 0);

function withoutFrame(paragraph: Paragraph): Paragraph {
  const { borders: _borders, background: _background, ...format } = paragraph.format;
  return { ...paragraph, format };
}

/**
 * Paragraphs that share a border at all sides have it around the whole frame where its height is fixed: Word does not end it
 * with the text. Undefined where they do not share one.
 */
export function frameBorder(paragraphs: readonly Paragraph[]): FrameBorder | undefined {
  const [first] = paragraphs;
  const { borders, background } = first?.format ?? {};
  const top = borders?.top;
  if (!borders || !top) return undefined;
  const { left, right, bottom } = borders;
  const isWhole = [left, right, bottom].every((edge) => edge && isSameEdge(edge, top));
  const isShared = paragraphs.every(({ format }) => format.borders === borders && format.background === background);
  if (!isWhole || !isShared) return undefined;
  const insets: Sides = { top: space(top), bottom: space(bottom), left: space(left), right: space(right) };
  return {
    box: { outline: { ...top, space: 0 }, insets, ...(background !== undefined && { fill: background }) },
    left: insets.left,
    right: insets.right,
    paragraphs: paragraphs.map(withoutFrame),
  };
}
