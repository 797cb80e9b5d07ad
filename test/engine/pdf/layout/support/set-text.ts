import {
  layoutParagraph,
  type InlineItem,
  type Line,
  type ParagraphStyle,
  type TextItem,
  type TextStyle,
} from '../../../../../packages/engine/src/pdf/layout/index.ts';
import { fakeChain } from './fake-chain.ts';

/** Type of 10 pt, so that a width of 100 pt is ten characters. */
export const plain: TextStyle = { chain: fakeChain, size: 10 };

export function textItem(text: string, style: TextStyle = plain): TextItem {
  return { kind: 'text', text, style };
}

/** Lines of items in a measure of `ems` characters. */
export function setItems(
  items: readonly InlineItem[],
  ems: number,
  style: Partial<ParagraphStyle> = {},
): readonly Line[] {
  return layoutParagraph({ items, style: { width: ems * 10, ...style } }).lines;
}

export function setText(text: string, ems: number, style: Partial<ParagraphStyle> = {}): readonly Line[] {
  return setItems([textItem(text)], ems, style);
}

/** The text of each line. */
export function broken(text: string, ems: number, style: Partial<ParagraphStyle> = {}): string[] {
  return setText(text, ems, style).map(({ from, to }) => text.slice(from, to));
}

/** Where each character of a line begins, in em of the 10 pt type. */
export function places(line: Line | undefined): number[] {
  return (line?.glyphs ?? []).map(({ along }) => Math.round(along * 1000) / 10_000);
}
