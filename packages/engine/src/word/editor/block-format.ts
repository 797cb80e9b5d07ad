import { editorDefaults, type EditorBlock, type TemplateDocument } from '../../application/schema/index.ts';

/** Formatting of an inserted paragraph in Word's units. */
export interface BlockFormat {
  readonly font: string;
  /** Half points. */
  readonly size: number;
  readonly bold: boolean;
  /** 240ths of a line. */
  readonly line: number;
  /** Twips. */
  readonly before: number;
  readonly after: number;
  readonly align: NonNullable<EditorBlock['style']>['align'] | null;
}

/** Formatting of a block with the defaults of the specification for what it does not set. `fontSize` in pt. */
export function blockFormat(
  style: EditorBlock['style'],
  document: TemplateDocument,
  fontSize: number = editorDefaults.paragraph.fontSize,
): BlockFormat {
  const { lineHeight, spaceBefore, spaceAfter } = editorDefaults.paragraph;
  return {
    font: style?.font ?? document.font ?? editorDefaults.font,
    size: Math.max(2, Math.round((style?.fontSize ?? fontSize) * 2)),
    bold: style?.bold ?? false,
    line: Math.max(1, Math.round((style?.lineHeight ?? lineHeight) * 240)),
    before: Math.round(style?.spaceBefore ?? spaceBefore),
    after: Math.round(style?.spaceAfter ?? spaceAfter),
    align: style?.align ?? null,
  };
}
