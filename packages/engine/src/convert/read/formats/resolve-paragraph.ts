import type { ProblemId } from '../../../problems/index.ts';
import type { DocumentGrid } from '../../model/section.ts';
import type { TextFormat, ParagraphFormat } from '../../model/formats.ts';
import type { ResolvedParagraph } from '../format-source.ts';
import type { CellGround } from './cell-styles.ts';
import type { IdentityKeys, Interner } from './identity-keys.ts';
import type { Numbering } from './numbering.ts';
import { makeParagraphFormat } from './paragraph-format.ts';
import { mergeParagraphs, type ParagraphProperties } from './paragraph-properties.ts';
import type { DocumentSettings } from './settings.ts';
import type { Style, Styles } from './styles.ts';
import { makeTextFormat, type TextLevels } from './text-format.ts';
import type { TextProperties } from './text-properties.ts';

/** What the formats of a document are made from. */
export interface Formats {
  readonly settings: DocumentSettings;
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly texts: Interner<TextFormat>;
  readonly paragraphs: Interner<ParagraphFormat>;
  /** Size of text of the default paragraph style, pt. */
  readonly defaultSize: number;
  /** Levels of text by paragraph style and what is around it: paragraphs share them. */
  readonly levels: Map<string, SharedLevels>;
  readonly keys: IdentityKeys;
}

interface SharedLevels {
  readonly levels: TextLevels;
  /** Look of text with nothing of its own. */
  readonly text: TextFormat;
}

/** What is stated around a paragraph, and by it. */
export interface StatedParagraph {
  readonly direct: ParagraphProperties;
  /** Of the paragraph mark. */
  readonly mark: TextProperties;
  readonly cell: CellGround | undefined;
  readonly grid: DocumentGrid | undefined;
}

/** A paragraph, and the levels that its runs continue from. */
export interface ParagraphResult {
  readonly resolved: ResolvedParagraph;
  readonly levels: TextLevels;
  readonly markLevels: TextLevels;
  /** What the paragraph specifies and is not set. */
  readonly unset: readonly ProblemId[];
}

interface Membership {
  readonly numberingId: string;
  readonly level: number;
  /** The level's own properties come in below those of this style; undefined: below those of the paragraph itself. */
  readonly style: Style | undefined;
}

/** The list of a paragraph: its own, or that of the nearest style that names one (ECMA-376 part 1, 17.3.1.19, 17.9.18). */
function findMembership(
  chain: readonly Style[],
  direct: ParagraphProperties,
  numbering: Numbering,
): Membership | undefined {
  const style = chain.findLast(({ paragraph }) => paragraph.numberingId !== undefined);
  const numberingId = direct.numberingId ?? style?.paragraph.numberingId;
  if (numberingId === undefined || !numbering.find(numberingId)) return undefined;
  if (direct.numberingId !== undefined) return { numberingId, level: direct.level ?? 0, style: undefined };
  if (direct.level !== undefined) return { numberingId, level: direct.level, style: undefined };
  // In a style the level is the one whose style it is; styles based on it may have levels of their own.
  const linked = chain.toReversed().map(({ id }) => numbering.levelOfStyle(numberingId, id));
  const level =
    linked.find((each) => each !== undefined) ??
    chain.findLast((each) => each.paragraph.level !== undefined)?.paragraph.level;
  return { numberingId, level: level ?? 0, style };
}

/** Everything that is specified for the paragraph, in the order of 17.7.2, a list level below what names the list. */
function mergeStated(
  formats: Formats,
  chain: readonly Style[],
  stated: StatedParagraph,
  list: Membership | undefined,
): ParagraphProperties {
  const { styles, numbering } = formats;
  const level = list && numbering.find(list.numberingId)?.levels.get(list.level)?.paragraph;
  let merged = mergeParagraphs(styles.defaultParagraph, stated.cell?.paragraph ?? {});
  for (const style of chain) {
    if (level && list.style === style) merged = mergeParagraphs(merged, level);
    merged = mergeParagraphs(merged, withoutPlain(style, formats, stated.cell));
  }
  if (level && list.style === undefined) merged = mergeParagraphs(merged, level);
  return mergeParagraphs(merged, stated.direct);
}

/**
 * In a table the default style's alignment does not hide that of the table style, unless the document requires it
 * ([MS-DOCX] overrideTableStyleFontSizeAndJustification).
 */
function withoutPlain(style: Style, { settings, styles }: Formats, cell: CellGround | undefined): ParagraphProperties {
  if (cell?.paragraph.align === undefined || settings.overridesTableStyle) return style.paragraph;
  if (style.id !== styles.defaultId('paragraph')) return style.paragraph;
  const { align: _align, ...rest } = style.paragraph;
  return rest;
}

/**
 * Text of the paragraph styles. In a table the size of the default style does not hide that of the table style where it only
 * repeats the document's default, or where the document does not require it.
 */
function styleText(
  { styles, settings }: Formats,
  chain: readonly Style[],
  cell: CellGround | undefined,
): TextProperties {
  const id = chain.at(-1)?.id;
  const text = styles.text(id, 'paragraph');
  if (cell?.text.size === undefined || text.size === undefined) return text;
  const stater = chain.findLast((style) => style.text.size !== undefined);
  if (stater?.id !== styles.defaultId('paragraph')) return text;
  if (settings.overridesTableStyle && text.size !== (styles.defaultText.size ?? 10)) return text;
  const { size: _size, ...rest } = text;
  return rest;
}

function sharedLevels(formats: Formats, chain: readonly Style[], cell: CellGround | undefined): SharedLevels {
  const key = `${formats.keys.of(cell)} ${chain.at(-1)?.id ?? ''}`;
  const known = formats.levels.get(key);
  if (known) return known;
  const levels: TextLevels = {
    defaults: formats.styles.defaultText,
    table: cell?.text ?? {},
    paragraph: styleText(formats, chain, cell),
    character: {},
    direct: {},
  };
  const shared = { levels, text: lookOf(formats, levels) };
  formats.levels.set(key, shared);
  return shared;
}

/** Text that is not hidden: what is requested here is a look, not whether anything is seen. */
function lookOf(formats: Formats, levels: TextLevels): TextFormat {
  const direct = { ...levels.direct, hidden: false };
  const look = makeTextFormat({ ...levels, direct });
  if (!look) throw new TypeError('text that is not hidden has a look');
  return formats.texts.intern(look);
}

function findUnset({ tabs, rightToLeft }: ParagraphProperties): ProblemId[] {
  const hasBar = tabs?.some(({ align }) => align === 'bar') === true;
  return [
    ...(hasBar ? (['convert.bar-tab'] as const) : []),
    ...(rightToLeft === true ? (['convert.right-to-left'] as const) : []),
  ];
}

/** Resolves one paragraph. */
export function resolveParagraph(formats: Formats, stated: StatedParagraph): ParagraphResult {
  const { styles, settings } = formats;
  const { direct, cell, grid } = stated;
  const named = styles.find(direct.style, 'paragraph') ? direct.style : styles.defaultId('paragraph');
  const chain = styles.chain(named, 'paragraph');
  const list = findMembership(chain, direct, formats.numbering);
  const { levels, text } = sharedLevels(formats, chain, cell);
  const markLevels = { ...levels, character: styles.text(stated.mark.style, 'character'), direct: stated.mark };
  const mark = lookOf(formats, markLevels);
  const merged = mergeStated(formats, chain, stated, list);
  const format = makeParagraphFormat(merged, {
    styleId: named ?? '',
    direct,
    grid,
    defaultSize: formats.defaultSize,
    size: mark.size,
    isListItem: list !== undefined,
    autoSpacing: settings.autoSpacing,
    ignoresGrid: cell !== undefined && !settings.gridInTables,
  });
  const numbering = list && { numberingId: list.numberingId, level: list.level };
  const resolved: ResolvedParagraph = {
    format: formats.paragraphs.intern(format),
    text,
    mark,
    ...(numbering && { numbering }),
  };
  return { resolved, levels, markLevels, unset: findUnset(merged) };
}
