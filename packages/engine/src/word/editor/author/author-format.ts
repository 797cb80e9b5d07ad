import type * as Docx from 'docx';
import type { IParagraphOptions, IRunOptions, LevelFormat, ParagraphChild } from 'docx';
import type { BlockFormat } from '../block-format.ts';
import type { ListLevel } from '../list-levels.ts';

/** The package that writes Word files. It is loaded when a document is first written: few who use the engine need it. */
export type DocxPackage = typeof Docx;

/** Text formatting in the package's words. */
export function runOptions({ font, size, bold }: BlockFormat): IRunOptions {
  return { font, size, ...(bold && { bold, boldComplexScript: bold }) };
}

/** Paragraph formatting in the package's words. */
export function paragraphOptions(docx: DocxPackage, format: BlockFormat): IParagraphOptions {
  const { before, after, line, align } = format;
  return {
    spacing: { before, after, line, lineRule: docx.LineRuleType.AUTO },
    ...(align !== null && align !== undefined && { alignment: align }),
    run: runOptions(format),
  };
}

/** Runs of a text: line breaks and tabs become Word's. */
export function textRuns(docx: DocxPackage, text: string, format: BlockFormat): ParagraphChild[] {
  return text.split(/\r\n?|\n/).map((line, index) => {
    const pieces = line.split('\t').flatMap((piece, at) => (at === 0 ? [piece] : [new docx.Tab(), piece]));
    return new docx.TextRun({
      ...runOptions(format),
      children: pieces.filter((piece) => piece !== ''),
      ...(index > 0 && { break: 1 }),
    });
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
      run: runOptions(marks),
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
