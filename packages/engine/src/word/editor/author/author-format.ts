import type * as docxPackage from 'docx';
import type { IParagraphOptions, IRunOptions, LevelFormat, ParagraphChild } from 'docx';
import type { BlockFormat } from '../model/block-format.ts';
import type { ListLevel } from '../model/list-pattern.ts';
import { splitPageFields } from '../write/paragraph-xml.ts';

/** The package that writes Word files. It is loaded when a document is first written: few who use the engine need it. */
export type DocxPackage = typeof docxPackage;

/** Text formatting in the package's words. */
export function runOptions(docx: DocxPackage, { font, size, bold, underline }: BlockFormat): IRunOptions {
  return {
    font,
    size,
    ...(bold && { bold, boldComplexScript: bold }),
    ...(underline && { underline: { type: docx.UnderlineType.SINGLE } }),
  };
}

function indentOptions({ indent, firstLine }: BlockFormat): Pick<IParagraphOptions, 'indent'> {
  if (indent === 0 && firstLine === 0) return {};
  // A first line that extends further to the left than the indent would be in the margin.
  const first = firstLine < 0 ? { hanging: Math.min(-firstLine, indent) } : { firstLine };
  return { indent: { left: indent, ...first } };
}

/** Paragraph formatting in the package's words. An item is where its list specifies. */
export function paragraphOptions(docx: DocxPackage, format: BlockFormat, isItem = false): IParagraphOptions {
  const { before, after, line, align, keepNext } = format;
  return {
    spacing: { before, after, line, lineRule: docx.LineRuleType.AUTO },
    ...(align !== null && { alignment: align }),
    ...(keepNext && { keepNext }),
    ...(!isItem && indentOptions(format)),
    run: runOptions(docx, format),
  };
}

function lineRuns(docx: DocxPackage, text: string, format: BlockFormat): ParagraphChild[] {
  return text.split(/\r\n?|\n/).map((line, index) => {
    const pieces = line.split('\t').flatMap((piece, at) => (at === 0 ? [piece] : [new docx.Tab(), piece]));
    return new docx.TextRun({
      ...runOptions(docx, format),
      children: pieces.filter((piece) => piece !== ''),
      ...(index > 0 && { break: 1 }),
    });
  });
}

/** Runs of a text: line breaks and tabs become Word's, and so do numbers of pages. */
export function textRuns(docx: DocxPackage, text: string, format: BlockFormat): ParagraphChild[] {
  return splitPageFields(text).flatMap((piece) => {
    if ('text' in piece) return lineRuns(docx, piece.text, format);
    const { CURRENT, TOTAL_PAGES } = docx.PageNumber;
    const children = [piece.field === 'page' ? CURRENT : TOTAL_PAGES];
    return [new docx.TextRun({ ...runOptions(docx, format), children })];
  });
}

/** The levels of a list in the package's words. */
export function levelOptions(docx: DocxPackage, levels: readonly ListLevel[], marks: BlockFormat): object[] {
  return levels.map(({ format, text, left, hanging, widerLeft }, level) => ({
    level,
    format: format as (typeof LevelFormat)[keyof typeof LevelFormat],
    text,
    alignment: docx.AlignmentType.LEFT,
    suffix: text === '' ? docx.LevelSuffix.NOTHING : docx.LevelSuffix.TAB,
    style: {
      run: runOptions(docx, marks),
      paragraph: {
        indent: { left, hanging },
        ...(text !== '' && {
          tabStops: [
            { type: docx.TabStopType.NUM, position: left },
            { type: docx.TabStopType.LEFT, position: widerLeft },
          ],
        }),
      },
    },
  }));
}
