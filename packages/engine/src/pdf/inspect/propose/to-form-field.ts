import {
  maxInstanceName,
  type CellBox,
  type FieldCells,
  type FieldStyle,
  type FormField,
  type FormRepeat,
} from '../../../application/schema/index.ts';
import { shortWords } from '../../../japanese/short-words.ts';
import { heightOf, middleY, widthOf, type Box } from '../shapes/box.ts';
import type { RepeatedBlock } from './align-blocks.ts';
import type { Proposal } from './proposal.ts';

/** Longest name, in characters. */
const longest = 30;

/** A label as the name of a value: letters and digits of any script, its parts joined by `_`. */
function cleanName(label: string): string {
  const parts = label
    .normalize('NFC')
    .split('_')
    .map((part) => part.replace(/[^\p{L}\p{N}\p{M}ー々〇]+/gu, ''))
    .filter((part) => part !== '');
  const name = Array.from(parts.join('_')).slice(0, longest).join('').replace(/_$/, '');
  return /^\d/.test(name) ? `項目${name}` : name;
}

/** Names up to this length stay as they are printed; in longer ones each part has no notes beyond the second length. In characters. */
const [comfortable, comfortablePart] = [16, 12];

/** A shorter name for words that would make a long one. */
function shortName(label: string): string {
  if ([...cleanName(label)].length <= comfortable) return cleanName(label);
  const parts = label.split('_').map((part) => shortWords(part, maxInstanceName, comfortablePart));
  return cleanName(parts.join('_'));
}

/** Gives each proposal a name of its own. */
export class FieldNames {
  readonly #used: Set<string>;
  /** The words of names that are shorter than these. */
  readonly #short = new Map<string, string>();
  #unnamed = 0;

  /** @param own names of the fields of the PDF's own form: no other proposal gets one of them */
  constructor(own: readonly string[] = []) {
    this.#used = new Set(own);
  }

  unique(label: string): string {
    const [short, whole] = [shortName(label), cleanName(label)];
    // What is left out may be what distinguishes two names.
    const isFree = short === whole || !this.#used.has(short) || this.#short.get(short) === label;
    const wanted = isFree ? short : whole;
    if (short !== whole && isFree) this.#short.set(short, label);
    if (wanted === '') {
      this.#unnamed += 1;
      return this.unique(`項目_${this.#unnamed}`);
    }
    let name = wanted;
    for (let number = 2; this.#used.has(name); number += 1) name = `${wanted}_${number}`;
    this.#used.add(name);
    return name;
  }

  /** The name of a field of the PDF's own form: kept as it is, so that the same data serves `fill` and `overlay`. */
  own(name: string): string {
    return name === '' ? this.unique('') : name;
  }
}

const mmPerPt = 25.4 / 72;

/** pt to mm, to a hundredth. */
export const toMm = (pt: number): number => Math.round(pt * mmPerPt * 100) / 100;

/** Usual type size, pt, and height of a line in type sizes: those of fields that say nothing. */
const usualSize = 10.5;
const lineHeight = 1.3;

/** Cells of one width and gap are counted; others are listed one by one. */
function cellsOf(cells: readonly Box[], whole: Box): FieldCells {
  const [first, second] = cells;
  const gap = first && second ? second.left - first.right : 0;
  const isEven = cells.every((cell, index) => {
    const before = cells[index - 1];
    return !before || Math.abs(cell.left - before.right - gap) < 0.6;
  });
  if (isEven) return { count: cells.length, ...(gap > 0.15 && { gap: toMm(gap) }) };
  const boxes: CellBox[] = cells.map((cell) => ({
    x: toMm(cell.left - whole.left),
    y: toMm(cell.top - whole.top),
    width: toMm(widthOf(cell)),
    height: toMm(heightOf(cell)),
  }));
  return { boxes };
}

function styleOf(proposal: Proposal): FieldStyle {
  const size = { width: toMm(widthOf(proposal)), height: toMm(heightOf(proposal)) };
  const fitting = Math.floor((heightOf(proposal) / lineHeight) * 2) / 2;
  switch (proposal.kind) {
    case 'cells':
      return {
        ...size,
        font_size: Math.min(14, Math.round(heightOf(proposal) * 0.62)),
        cells: { ...cellsOf(proposal.cells ?? [], proposal), ...(proposal.content && { content: proposal.content }) },
      };
    case 'check':
      return { ...size, checkbox: 1 };
    case 'circle':
      return { ...size, checkbox: 2 };
    case 'seal':
      return { ...size, image: true, seal: true };
    case 'box':
    case 'line':
    case 'blank':
    case 'form': {
      const small = fitting < usualSize && { font_size: Math.max(5, fitting) };
      if (proposal.cells) return { ...size, ...small, cells: cellsOf(proposal.cells, proposal) };
      return {
        ...size,
        ...small,
        ...(proposal.kind === 'blank' && { align: 'center' as const }),
        ...(proposal.kind === 'line' && { vertical_align: 'bottom' as const }),
        ...(proposal.kind !== 'blank' && widthOf(proposal) > 40 && { padding: { left: 1, right: 1 } }),
        ...(proposal.multiline && { multiline: true, vertical_align: 'middle' as const }),
      };
    }
  }
}

/** A proposal as a field of a fields file. */
export function toFormField(proposal: Proposal, page: number, name: string): FormField {
  return {
    name,
    page,
    position_x: toMm(proposal.left),
    position_y: toMm(proposal.top),
    ...(proposal.option !== undefined && proposal.option !== '' && { option_value: proposal.option }),
    style: styleOf(proposal),
  };
}

/** Words to circle on one line are of one choice where their middles differ by less, pt. */
const sameLine = 4;

/** A choice of words to circle: its name, its words and where they are. */
interface CircledChoice {
  readonly name: string;
  readonly options: Set<string>;
  readonly at: number;
}

/** Names the proposals of a page: boxes to tick under one label, and words to circle on one line, are choices of one value. */
export function nameProposals(proposals: readonly Proposal[], names: FieldNames): string[] {
  const choices = new Map<string, string>();
  const circled = new Map<string, CircledChoice>();
  return proposals.map((proposal) => {
    const { kind, label, option, own } = proposal;
    if (own) return names.own(label);
    if (option === undefined || (kind !== 'check' && kind !== 'circle')) return names.unique(label);
    if (kind === 'circle') {
      const last = circled.get(label);
      const isSame = last && !last.options.has(option) && Math.abs(middleY(proposal) - last.at) < sameLine;
      const choice =
        last && isSame
          ? last
          : { name: names.unique(label === '' ? '選択' : label), options: new Set<string>(), at: middleY(proposal) };
      choice.options.add(option);
      circled.set(label, choice);
      return choice.name;
    }
    const known = choices.get(label) ?? names.unique(label === '' ? '選択' : label);
    choices.set(label, known);
    return known;
  });
}

/** Blocks of one form as lists of a fields file: a block is a row. */
export function toFormRepeats(blocks: readonly RepeatedBlock[], page: number): FormRepeat[] {
  return blocks.map(({ count, direction, pitch, proposals }, index): FormRepeat => {
    const names = nameProposals(proposals, new FieldNames());
    return {
      name: `明細${blocks.length > 1 ? `_${page}_${index + 1}` : ''}`,
      page,
      rows: count,
      pitch: toMm(pitch),
      ...(direction === 'right' && { direction }),
      fields: proposals.map((proposal, at) => {
        const { page: _, ...field } = toFormField(proposal, page, names[at] ?? '');
        return field;
      }),
    };
  });
}
