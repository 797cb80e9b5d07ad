import { fieldByName } from './field-by-name.ts';
import { blank, labelOf, type NamedBlank, onlyBlank } from './blank.ts';
import { addressOf } from './blank-addresses.ts';
import { blanksInChoices } from './blank-choices.ts';
import { blankOfStatement } from './blank-statements.ts';
import { blanksInWords, wordBefore } from './blank-words.ts';
import { blanksInControls } from './blank-controls.ts';
import { blanksInLines, type FoundBlank } from './blanks-in-lines.ts';
import { blanksInRows } from './blanks-in-rows.ts';
import { isLabel } from './table-labels.ts';
import type { TextBlock } from './text-blocks.ts';

const trailing = new RegExp(
  `^(${blank}*)(?:印|㊞|[(（]印[)）]|[千百万億]?円|名|人|[歳才%％]|様|殿|御中)?[\\s　]*$`,
  'u',
);
const party = /^[\s　（(「]*(甲|乙|丙|丁)[\s　）)」：:]*$/u;

/** The first characters of a line up to a colon or a stretch of blanks, and the blank after them. */
function labeledLine(text: string): { readonly label: string; readonly at: number; readonly from: string } | undefined {
  const colon = /^[^：:。、]{1,24}[：:]/u.exec(text);
  const [head] = colon ?? /^[\s　]*(?:\p{L}[\s　]{0,2}){1,12}?(?=[\s　]{3,}|[_＿]{2,})/u.exec(text) ?? [];
  if (head === undefined) return undefined;
  const rest = text.slice(head.length);
  const [, from] = trailing.exec(rest) ?? [];
  if (from === undefined) return undefined;
  const label = labelOf(head);
  // A line that ends with a colon begins a list, unless its words name a value.
  const isNamed = fieldByName(label).theme !== 'other';
  const isWide = [...from].length >= 2 && (colon !== null || isNamed || /[_＿]/u.test(from));
  return isWide || (colon !== null && isNamed) ? { label, at: head.length, from } : undefined;
}

/** The blanks of a cell whose words are in another one; undefined when it has no room, and words of its own. */
function blanksOfCell(text: string, label: string, inForm: boolean): NamedBlank[] | undefined {
  const whole = { at: 0, from: text, before: '', name: label, isShared: false };
  if (onlyBlank.test(text)) return [whole];
  const words = blanksInWords(text);
  const dates = words.filter(({ theme }) => theme === 'date');
  const [only, another] = dates.length > 0 ? dates : words.filter(({ isShared }) => !isShared);
  if (only !== undefined && another === undefined) return [{ ...only, name: label }];
  if (only !== undefined)
    return words.map((each) =>
      each.theme === 'date' ? { ...each, name: each.name === '日付' ? label : `${label}の${each.name}` } : each,
    );
  const [, from] = trailing.exec(text) ?? [];
  if (from !== undefined) return [{ ...whole, from }];
  return inForm ? [whole] : undefined;
}

/** The blanks in the words of a paragraph that are no part of others. */
const wordsBesides = (text: string, others: readonly NamedBlank[]): NamedBlank[] =>
  blanksInWords(text).filter(
    ({ at, from }) => !others.some((other) => at < other.at + other.from.length && other.at < at + from.length),
  );

/** The name of a choice in the words before its first box. */
const nameAhead = (ahead: string): string => (isLabel(ahead.trim()) ? labelOf(ahead) : wordBefore(ahead));

/** The blanks of one paragraph. */
function blanksOf({ text, label, cell, inForm, controls }: TextBlock): NamedBlank[] {
  const filled = blanksInControls(controls, text, label);
  // What is next to a control is its frame, as the unit behind it.
  if (filled.length > 0) return filled;
  const choices = blanksInChoices(text, label ?? cell?.label, nameAhead);
  if (choices.length > 0) return [...choices, ...wordsBesides(text, choices)];
  const statements = blankOfStatement(text, label ?? cell?.label);
  if (statements.length > 0) return [...statements, ...wordsBesides(text, statements)];
  const ofCell = label === undefined || label === '' ? undefined : blanksOfCell(text, label, inForm === true);
  if (ofCell !== undefined) return ofCell;
  const words = blanksInWords(text);
  const line = labeledLine(text);
  if (line === undefined) return words;
  const { label: name, at, from } = line;
  const before = /[\s　：:]$/u.test(text.slice(0, at)) ? '' : '　';
  return [{ at, from, before, name, isShared: false }, ...words.filter((each) => each.at + each.from.length <= at)];
}

/** How many paragraphs after 甲 may hold its particulars. */
const reach = 6;

/** The blanks that several paragraphs have together: rows of a table, boxes in lines, a postal code above its address. */
function blanksOfSeveral(blocks: readonly TextBlock[], at: number): readonly FoundBlank[] {
  const ofRows = blanksInRows(blocks, at, blanksOfCell);
  if (ofRows.length > 0) return ofRows;
  const ofLines = blanksInLines(blocks, at);
  return ofLines.length > 0 ? ofLines : addressOf(blocks, at);
}

/**
 * Where a Word file without tags leaves room for answers: empty cells next to words, lines after words, blanks of dates, rows of
 * circles, boxes to check, rows of tables, content controls, and the places where parties sign (甲, 乙), whose particulars are named
 * after them.
 */
export function findBlanks(blocks: readonly TextBlock[]): FoundBlank[] {
  const found: FoundBlank[] = [];
  let signing: { readonly name: string; readonly at: number; readonly place: number } | undefined;
  /** Paragraphs whose blanks were found with those of one before them. */
  const done = new Set<TextBlock>();
  for (const [at, block] of blocks.entries()) {
    if (done.has(block)) continue;
    const together = blanksOfSeveral(blocks, at);
    for (const { blocks: all = [] } of together) for (const each of all) done.add(each);
    const [, name] = party.exec(block.text) ?? [];
    if (name !== undefined && block.label === undefined) {
      signing = { name, at, place: found.length };
      const from = { at: block.text.length, from: '', before: /[\s　：:]$/u.test(block.text) ? '' : '　' };
      found.push({ block, ...from, name: `${name}の名称`, isShared: false });
      continue;
    }
    const alone = together.length > 0 ? together : blanksOf(block).map((each): FoundBlank => ({ block, ...each }));
    for (const each of alone) {
      // First, even and other pages have headers of their own that print the same.
      const own = block.part === undefined ? each : { ...each, isShared: true };
      const isOf =
        signing !== undefined &&
        at - signing.at <= reach &&
        own.theme === undefined &&
        own.list === undefined &&
        !own.isShared;
      if (!isOf || signing === undefined) {
        found.push(own);
        continue;
      }
      // Its particulars are asked where they are printed, not at its name too.
      if (found[signing.place]?.name === `${signing.name}の名称`) found.splice(signing.place, 1);
      signing = { ...signing, at, place: -1 };
      found.push({ ...own, name: `${signing.name}の${own.name}` });
    }
  }
  return found;
}
