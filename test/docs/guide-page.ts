import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of the page: ```` ```text ひな形 ```` has the language `text` and the label `ひな形`. */
export interface GuideBlock {
  readonly kind: 'block';
  readonly line: number;
  readonly language: string;
  readonly label: string;
  readonly text: string;
}

/** A row of a table of the page, its cells by the words of the table's head. */
export interface GuideRow {
  readonly kind: 'row';
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A picture, by its file name. */
export interface GuidePicture {
  readonly kind: 'picture';
  readonly line: number;
  readonly file: string;
}

export interface GuideHeading {
  readonly kind: 'heading';
  readonly line: number;
  readonly text: string;
}

export type GuidePart = GuideBlock | GuideRow | GuidePicture | GuideHeading;

const docsFolder = join(import.meta.dirname, '../../docs');

export function readDocs(...path: string[]): Uint8Array {
  return new Uint8Array(readFileSync(join(docsFolder, ...path)));
}

/** Cells of a table's line; a `|` of the text is written `\|`. */
function splitCells(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The parts of a page in Markdown that a test looks at, in their order. */
export function readGuide(markdown: string): GuidePart[] {
  const parts: GuidePart[] = [];
  let fence: { line: number; indent: number; language: string; label: string; lines: string[] } | null = null;
  let head: string[] | null = null;
  markdown.split('\n').forEach((line, index) => {
    const number = index + 1;
    const mark = /^( *)```(\S*) ?(.*)$/.exec(line);
    if (fence) {
      if (mark?.[2] === '') {
        const { lines, language, label } = fence;
        parts.push({ kind: 'block', line: fence.line, language, label, text: lines.join('\n') });
        fence = null;
      } else fence.lines.push(line.slice(fence.indent));
      return;
    }
    if (mark) {
      fence = { line: number, indent: mark[1]?.length ?? 0, language: mark[2] ?? '', label: mark[3] ?? '', lines: [] };
    } else if (line.startsWith('|')) {
      const cells = splitCells(line);
      if (!head) head = cells;
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
        const names = head;
        parts.push({
          kind: 'row',
          line: number,
          cells: Object.fromEntries(cells.map((cell, column) => [names[column] ?? '', cell])),
        });
      }
      return;
    }
    head = null;
    const picture = /^!\[[^\]]+\]\(images\/([^)]+)\)$/.exec(line);
    if (picture) parts.push({ kind: 'picture', line: number, file: picture[1] ?? '' });
    const heading = /^#+ (.+)$/.exec(line);
    if (heading) parts.push({ kind: 'heading', line: number, text: heading[1] ?? '' });
  });
  return parts;
}

/** What stands between the backticks of a cell. */
export function code(cell: string): string {
  return /^`([^`]+)`$/.exec(cell)?.[1] ?? '';
}
