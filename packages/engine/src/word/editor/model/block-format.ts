import { editorDefaults } from '../../../application/schema/editor-values.ts';
import type { EditorBlock, TemplateDocument } from '../../../application/schema/index.ts';

type Style = NonNullable<EditorBlock['style']>;

/** Formatting of an inserted paragraph in Word's units. */
export interface BlockFormat {
  readonly font: string;
  /** Half points. */
  readonly size: number;
  readonly bold: boolean;
  readonly underline: boolean;
  /** 240ths of a line. */
  readonly line: number;
  /** Twips. */
  readonly before: number;
  readonly after: number;
  readonly indent: number;
  /** Twips; negative for a line with a hanging indent. */
  readonly firstLine: number;
  readonly keepNext: boolean;
  readonly align: NonNullable<Style['align']> | null;
}

/** What applies where a block specifies nothing: type size in pt, line height in lines, space in twips. */
export interface FormatDefaults {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly spaceBefore: number;
  readonly spaceAfter: number;
}

/** Formatting of a block with the defaults of the specification, or others, for what it does not set. */
export function blockFormat(
  style: EditorBlock['style'],
  document: TemplateDocument,
  defaults: FormatDefaults = editorDefaults.paragraph,
): BlockFormat {
  const { fontSize, lineHeight, spaceBefore, spaceAfter } = { ...defaults, ...style };
  return {
    font: style?.font ?? document.font ?? editorDefaults.font,
    size: Math.max(2, Math.round(fontSize * 2)),
    bold: style?.bold ?? false,
    underline: style?.underline ?? false,
    line: Math.max(1, Math.round(lineHeight * 240)),
    before: Math.round(spaceBefore),
    after: Math.round(spaceAfter),
    indent: Math.round(style?.indent ?? 0),
    firstLine: Math.round(style?.firstLine ?? 0),
    keepNext: style?.keepNext ?? false,
    align: style?.align ?? null,
  };
}
