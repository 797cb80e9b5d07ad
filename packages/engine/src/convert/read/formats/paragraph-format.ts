import type { Alignment, LineHeight } from '../../../pdf/layout/index.ts';
import type { ParagraphFormat } from '../../model/formats.ts';
import type { DocumentGrid } from '../../model/section.ts';
import { presentEdges } from './edges.ts';
import { plainNumber, twips } from '../../../xml/values.ts';
import type { Length, ParagraphProperties } from './paragraph-properties.ts';
import { settleTabs } from './tabs.ts';
import { ownValue } from './read-attributes.ts';

/** What the format of a paragraph depends on in addition to its properties. */
export interface ParagraphGround {
  readonly styleId: string;
  /** What `w:pPr` of the paragraph itself states. */
  readonly direct: ParagraphProperties;
  readonly grid: DocumentGrid | undefined;
  /** Size of text of the document's default paragraph style, and of this paragraph, pt. */
  readonly defaultSize: number;
  readonly size: number;
  readonly isListItem: boolean;
  /** pt of automatic spacing. */
  readonly autoSpacing: number;
  /** Stands in a table whose cells do not keep to the line grid. */
  readonly ignoresGrid: boolean;
}

/** pt of a line for spacing in lines where the section has no line grid. */
const plainLine = 12;

const aligns: Readonly<Record<string, Alignment>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
  both: 'justify',
  lowKashida: 'justify',
  mediumKashida: 'justify',
  highKashida: 'justify',
  distribute: 'spread',
  thaiDistribute: 'spread',
};

const textAlignments: Readonly<Record<string, NonNullable<ParagraphFormat['textAlignment']>>> = {
  top: 'top',
  center: 'center',
  baseline: 'baseline',
  bottom: 'bottom',
};

function alignOf({ align, rightToLeft }: ParagraphProperties): Alignment {
  const found = ownValue(aligns, align) ?? 'start';
  if (rightToLeft !== true || (found !== 'start' && found !== 'end')) return found;
  return found === 'start' ? 'end' : 'start';
}

/**
 * An indent counted in characters wins over one in twips (17.3.1.12), which Word stores next to it as its own computation: that
 * computation is right in the paragraph itself, but stale in styles, where Word computes again.
 */
function indent(merged: Length | undefined, direct: Length | undefined, character: number): number {
  const units = merged?.units ?? 0;
  const points = direct?.points ?? 0;
  if (units === 0) return merged?.points ?? 0;
  return direct?.units !== undefined && points !== 0 ? points : units * character;
}

/**
 * Characters of a first line are those of the paragraph's first character, whose size only Word knew where the run states it:
 * twips of the paragraph itself are that computation, even where the characters come from a style.
 */
function firstIndent(merged: Length | undefined, direct: Length | undefined, character: number): number {
  const points = direct?.points ?? 0;
  return points !== 0 && direct?.units !== 0 ? points : indent(merged, direct, character);
}

function space(
  merged: Length | undefined,
  direct: Length | undefined,
  isAuto: boolean,
  ground: ParagraphGround,
): number {
  if (isAuto) return ground.isListItem ? 0 : ground.autoSpacing;
  return Math.max(0, indent(merged, direct, ground.grid?.linePitch ?? plainLine));
}

function lineHeightOf({ line, lineRule }: ParagraphProperties): LineHeight {
  if (lineRule === 'exact' || lineRule === 'atLeast') {
    const height = Math.abs(twips(line) ?? 0);
    if (height > 0) return { rule: lineRule, height };
  } else {
    const factor = Math.abs(plainNumber(line) ?? 240) / 240;
    if (factor > 0) return { rule: 'multiple', factor };
  }
  return { rule: 'multiple', factor: 1 };
}

function latinSpaceOf({ letterSpace, digitSpace }: ParagraphProperties): ParagraphFormat['latinSpace'] {
  if (letterSpace !== false) return digitSpace === false ? 'letters' : true;
  return digitSpace === false ? false : 'digits';
}

/** What is on in Word by default: pagination, Japanese rules (17.3.1). */
function switchesOf(
  merged: ParagraphProperties,
): Pick<
  ParagraphFormat,
  'keepWithNext' | 'keepLines' | 'widowControl' | 'pageBreakBefore' | 'kinsoku' | 'hanging' | 'lineStartTrim'
> {
  return {
    keepWithNext: merged.keepWithNext === true,
    keepLines: merged.keepLines === true,
    widowControl: merged.widowControl !== false,
    pageBreakBefore: merged.pageBreakBefore === true,
    kinsoku: merged.kinsoku !== false,
    hanging: merged.hanging !== false,
    lineStartTrim: merged.lineStartTrim === true,
  };
}

/** The format that merged properties give on this ground. Properties come in one order, for interning. */
export function makeParagraphFormat(merged: ParagraphProperties, ground: ParagraphGround): ParagraphFormat {
  const { direct, grid, defaultSize, size, ignoresGrid } = ground;
  const hasCells = grid !== undefined && grid.kind !== 'lines';
  const extra = hasCells ? grid.characterSpace : 0;
  const borders = presentEdges(merged.borders);
  const textAlignment = ownValue(textAlignments, merged.textAlignment);
  const { outlineLevel, shading } = merged;
  return {
    align: alignOf(merged),
    startIndent: indent(merged.start, direct.start, defaultSize + extra),
    endIndent: indent(merged.end, direct.end, defaultSize + extra),
    firstIndent: firstIndent(merged.first, direct.first, size + extra),
    spaceBefore: space(merged.before, direct.before, merged.autoBefore === true, ground),
    spaceAfter: space(merged.after, direct.after, merged.autoAfter === true, ground),
    contextualSpacing: merged.contextualSpacing === true,
    styleId: ground.styleId,
    lineHeight: lineHeightOf(merged),
    snapToGrid: merged.snapToGrid !== false && !ignoresGrid,
    ...switchesOf(merged),
    tabs: settleTabs(merged.tabs),
    ...(borders && { borders }),
    ...(shading !== undefined && shading !== 'none' && { background: shading }),
    latinSpace: latinSpaceOf(merged),
    latinBreak: merged.wordWrap === false ? 'anywhere' : 'word',
    ...(textAlignment !== undefined && textAlignment !== 'baseline' && { textAlignment }),
    ...(outlineLevel !== undefined && outlineLevel >= 0 && outlineLevel < 9 && { outlineLevel }),
    ...(hasCells && merged.adjustsEndIndent !== false && { adjustsEndIndent: true }),
  };
}
