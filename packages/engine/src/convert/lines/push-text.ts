import type { TextItem, TextStyle } from '../../pdf/layout/index.ts';
import type { TextFormat } from '../model/index.ts';
import type { ItemList } from './item-list.ts';
import { splitScripts } from './split-scripts.ts';
import type { TextStyles } from './text-styles.ts';

const lowerCase = /\p{Ll}+/gu;
const noBreakHyphen = /\u2011/gu;

/** A hyphen at which no line ends: few fonts have the sign itself, but all have the hyphen. */
const joinedHyphen = '\u2060-\u2060';

function textItem(text: string, style: TextStyle): TextItem {
  return { kind: 'text', text, style };
}

function smallCaps(text: string, styles: TextStyles): TextItem[] {
  const items: TextItem[] = [];
  let start = 0;
  for (const match of text.matchAll(lowerCase)) {
    if (match.index > start) items.push(textItem(text.slice(start, match.index), styles.latin));
    items.push(textItem(match[0].toUpperCase(), styles.smallCaps));
    start = match.index + match[0].length;
  }
  if (start < text.length) items.push(textItem(text.slice(start), styles.latin));
  return items;
}

/** A text in the fonts of its characters, in capitals where the format requires them. */
export function textItems(text: string, format: TextFormat, styles: TextStyles): TextItem[] {
  const written = text.includes('\u2011') ? text.replace(noBreakHyphen, joinedHyphen) : text;
  const cased = format.caps === 'all' ? written.toUpperCase() : written;
  return splitScripts(cased, format.fonts.hint === 'eastAsia').flatMap((piece) => {
    if (piece.isEastAsian) return [textItem(piece.text, styles.eastAsian)];
    return format.caps === 'small' ? smallCaps(piece.text, styles) : [textItem(piece.text, styles.latin)];
  });
}

const spaceRuns = / +/g;

/** The texts next to a text in its paragraph; undefined where something else is there. */
export interface TextNeighbors {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The items of a text, those of two or more spaces in a row in `spaces`; the row may begin or end in the texts next to it. */
function balancedItems(
  text: string,
  format: TextFormat,
  styles: TextStyles,
  { before, after }: TextNeighbors,
): readonly TextItem[] {
  const items: TextItem[] = [];
  let start = 0;
  for (const { 0: run, index } of text.matchAll(spaceRuns)) {
    const end = index + run.length;
    const continues = (index === 0 && before?.endsWith(' ')) || (end === text.length && after?.startsWith(' '));
    if (run.length === 1 && continues !== true) continue;
    if (index > start) items.push(...textItems(text.slice(start, index), format, styles));
    items.push(textItem(run, styles.halfEmSpaces));
    start = end;
  }
  if (start < text.length) items.push(...textItems(start === 0 ? text : text.slice(start), format, styles));
  return items;
}

/** Appends a text to the items of a paragraph; with `neighbors`, each of several spaces in a row is half an em wide. */
export function pushText(
  list: ItemList,
  text: string,
  format: TextFormat,
  styles: TextStyles,
  link: string | undefined,
  neighbors?: TextNeighbors,
): void {
  const isBalanced = neighbors !== undefined && text.includes(' ');
  const items = isBalanced ? balancedItems(text, format, styles, neighbors) : textItems(text, format, styles);
  for (const item of items) list.push(item, item.text.length, format, link);
}
