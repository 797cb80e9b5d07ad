import { execFileSync } from 'node:child_process';

interface Word {
  readonly x: number;
  /** Middle of the word, pt from the top of the page. */
  readonly y: number;
  readonly height: number;
  readonly text: string;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);

function wordsOf(page: string): Word[] {
  const found = page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax=".+?" yMax="(.+?)">(.*?)<\/word>/g);
  return Array.from(found, ([, x, top, bottom, text = '']) => ({
    x: Number(x),
    y: (Number(top) + Number(bottom)) / 2,
    height: Number(bottom) - Number(top),
    text: text.replace(/&\w+;/g, (name) => entities.get(name) ?? name),
  }));
}

/** Words whose middles are closer than half their height stand in one line. */
function linesOf(words: readonly Word[]): string[] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && word.y - first.y < Math.min(word.height, first.height) / 2) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) =>
    row
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join('')
      .normalize('NFKC')
      .replace(/\s/g, ''),
  );
}

/**
 * The lines of each page of a PDF from top to bottom, without white space, characters of one meaning made the same. Needs
 * `pdftotext` (Poppler).
 */
export function pageLines(file: string): string[][] {
  const html = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return html
    .split('<page ')
    .slice(1)
    .map((page) => linesOf(wordsOf(page)));
}

/** How many entries of `reference` stand in `ours` in the same order: the longest common subsequence. */
export function commonLines(reference: readonly string[], ours: readonly string[]): number {
  let above = Array.from({ length: ours.length + 1 }, () => 0);
  for (const line of reference) {
    const row = [0];
    ours.forEach((other, index) => {
      row.push(line === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}
