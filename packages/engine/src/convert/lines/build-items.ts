import type { BoxItem, TextStyle } from '../../pdf/layout/index.ts';
import type {
  EquationRun,
  FieldRun,
  FitRun,
  Inline,
  LayoutContext,
  NoteRun,
  Paragraph,
  PictureRun,
  RubyRun,
} from '../model/index.ts';
import type { EquationBox } from './equations/equation-box.ts';
import { equationBoxes } from './equations/equation-boxes.ts';
import { ItemList } from './item-list.ts';
import { pushLabel } from './list-label.ts';
import { pushText, type TextNeighbors, textItems } from './push-text.ts';
import { splitScripts } from './split-scripts.ts';
import type { StylesOf, TextStyles } from './text-styles.ts';

function fieldText({ field, numberFormat }: FieldRun, { numbers }: LayoutContext): string {
  if (numberFormat !== undefined) return numbers.inFormat(field, numberFormat);
  switch (field) {
    case 'page':
      return numbers.page;
    case 'pages':
      return numbers.pages;
    case 'sectionPages':
      return numbers.sectionPages;
  }
}

function noteText({ text, restarted }: NoteRun, { noteTexts }: LayoutContext): string {
  return (restarted === undefined ? undefined : noteTexts?.get(restarted)) ?? text;
}

/** A picture is on the baseline; in vertical lines it is upright with the axis through its middle. */
function pictureBox({ picture }: PictureRun, style: TextStyle, direction: LayoutContext['direction']): BoxItem {
  const { width, height } = picture;
  if (direction === 'horizontal') return { kind: 'box', width, ascent: height, descent: 0, style };
  return { kind: 'box', width: height, ascent: width / 2, descent: width / 2, style };
}

/** In vertical lines an equation is turned a quarter clockwise, its axis in that of the line. */
function equationItem(
  { width, ascent, descent }: EquationBox,
  style: TextStyle,
  direction: LayoutContext['direction'],
): BoxItem {
  if (direction === 'horizontal') return { kind: 'box', width, ascent, descent, style };
  const half = (ascent + descent) / 2;
  return { kind: 'box', width, ascent: half, descent: half, style };
}

function pushEquation(list: ItemList, run: EquationRun, context: LayoutContext, styleOf: StylesOf): void {
  const style = styleOf(run.format).latin;
  for (const box of equationBoxes(run, styleOf)) {
    list.equations.set(list.items.length, box);
    list.push(equationItem(box, style, context.direction), 1, run.format, run.link);
  }
}

function pushRuby(list: ItemList, run: RubyRun, styles: TextStyles, reading: TextStyles): void {
  const isEastAsian = splitScripts(run.base, true)[0]?.isEastAsian ?? true;
  const item = {
    kind: 'ruby',
    base: run.base,
    readings: [run.reading],
    style: isEastAsian ? styles.eastAsian : styles.latin,
    rubyStyle: reading.eastAsian,
    mode: 'group',
  } as const;
  list.push(item, run.base.length, run.format, run.link);
}

function pushFit(list: ItemList, run: FitRun, styles: TextStyles): void {
  const content = textItems(run.text, run.format, styles);
  const length = content.reduce((sum, { text }) => sum + text.length, 0);
  if (length > 0) list.push({ kind: 'fit', width: run.width, content }, length, run.format, run.link);
}

function pushInline(
  list: ItemList,
  inline: Inline,
  context: LayoutContext,
  styleOf: StylesOf,
  neighbors: TextNeighbors | undefined,
): void {
  if (inline.kind === 'bookmark') {
    if (inline.sign) list.sign(inline.sign);
    else list.bookmarks.push({ offset: list.length, value: inline.name });
    return;
  }
  const { format, link } = inline;
  const styles = styleOf(format);
  switch (inline.kind) {
    case 'text':
      pushText(list, inline.text, format, styles, link, neighbors);
      return;
    case 'tab':
      list.push({ kind: 'tab', style: styles.latin }, 1, format, link);
      return;
    case 'break':
      list.push({ kind: 'break', to: inline.to, style: styles.latin }, 1, format, undefined);
      return;
    case 'ruby':
      pushRuby(list, inline, styles, styleOf(inline.readingFormat));
      return;
    case 'fit':
      pushFit(list, inline, styles);
      return;
    case 'upright':
      list.push({ kind: 'tateChuYoko', text: inline.text, style: styles.eastAsian }, inline.text.length, format, link);
      return;
    case 'picture':
      list.pictures.set(list.items.length, inline.picture);
      list.push(pictureBox(inline, styles.latin, context.direction), 1, format, link);
      return;
    case 'equation':
      pushEquation(list, inline, context, styleOf);
      return;
    case 'field':
      pushText(list, fieldText(inline, context), format, styles, link);
      return;
    case 'note':
      if (inline.footnote !== undefined) list.footnotes.push({ offset: list.length, value: inline.footnote });
      pushText(list, noteText(inline, context), format, styles, link);
      return;
  }
}

/** The inline next to another one; what tells places is none. */
function neighborOf(content: Paragraph['content'], index: number, step: -1 | 1): Inline | undefined {
  let at = index + step;
  for (let inline = content[at]; inline?.kind === 'bookmark' && inline.sign; inline = content[at]) at += step;
  return content[at];
}

function textOf(inline: Inline | undefined): string | undefined {
  return inline?.kind === 'text' ? inline.text : undefined;
}

/** The items of `content`, the label of its paragraph before them. */
export function buildItems(
  label: Paragraph['label'],
  content: Paragraph['content'],
  context: LayoutContext,
  styleOf: StylesOf,
): ItemList {
  const list = new ItemList();
  if (label !== undefined) pushLabel(list, label, styleOf(label.format));
  content.forEach((inline, index) => {
    const hasNeighbors = context.balancesSpaces && inline.kind === 'text';
    const neighbors = hasNeighbors
      ? { before: textOf(neighborOf(content, index, -1)), after: textOf(neighborOf(content, index, 1)) }
      : undefined;
    pushInline(list, inline, context, styleOf, neighbors);
  });
  return list;
}
