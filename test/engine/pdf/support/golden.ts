import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesFolder } from '../../../fixtures/fixture-folders.ts';
import { seePdf, type SeenPage } from './see-pdf.ts';

/** Pixels to a mm; and the side of the squares whose darkness is kept. */
const perMm = 3;
const side = 3;
/**
 * How far a square may be from the kept picture, in sixteenths of full ink, and how many may be so at all, of some 6,900 on
 * an A4 page: edges that fall a pixel further along in another build of PDFium. A character that moves by 1 mm, or a value
 * that is missing, changes more.
 */
export const tolerance = { steps: 1, squares: 20 } as const;

const goldenFolder = join(fixturesFolder, '../test/fixtures/golden');

/** Darkness of a page in squares of 3 mm, a hexadecimal digit each: 0 is paper and f is all ink. */
export function inkMap({ width, height, pixels }: SeenPage): string[] {
  const size = side * perMm;
  const rows: string[] = [];
  for (let top = 0; top < height; top += size) {
    let row = '';
    for (let left = 0; left < width; left += size) {
      let [dark, count] = [0, 0];
      for (let y = top; y < Math.min(top + size, height); y += 1) {
        for (let x = left; x < Math.min(left + size, width); x += 1) {
          const at = (y * width + x) * 4;
          dark += 765 - (pixels[at] ?? 0) - (pixels[at + 1] ?? 0) - (pixels[at + 2] ?? 0);
          count += 765;
        }
      }
      row += Math.min(15, Math.round((dark / count) * 15)).toString(16);
    }
    rows.push(row);
  }
  return rows;
}

/** Squares of two maps that differ by more than the tolerance, and those that differ at all. */
export function compareMaps(one: readonly string[], two: readonly string[]): { far: number; any: number } {
  let [far, any] = [0, 0];
  const cells = (rows: readonly string[]): number[] => Array.from(rows.join(''), (digit) => parseInt(digit, 16));
  const [first, second] = [cells(one), cells(two)];
  if (first.length !== second.length) return { far: Infinity, any: Infinity };
  for (const [index, value] of first.entries()) {
    const difference = Math.abs(value - (second[index] ?? 0));
    if (difference > 0) any += 1;
    if (difference > tolerance.steps) far += 1;
  }
  return { far, any };
}

/** The pages of a file as maps of their ink. */
export async function inkMaps(bytes: Uint8Array): Promise<string[][]> {
  return (await seePdf(bytes, (perMm * 25.4) / 72)).map(inkMap);
}

/**
 * Compares maps with those that are kept under a name. The golden pictures were looked at on paper size before they were kept;
 * `SHORUI_KEEP_GOLDEN=1` keeps them anew.
 */
export function expectGolden(name: string, maps: readonly (readonly string[])[]): void {
  const path = join(goldenFolder, `${name}.txt`);
  if (process.env['SHORUI_KEEP_GOLDEN'] === '1') {
    writeFileSync(path, `${maps.map((rows) => rows.join('\n')).join('\n\n')}\n`);
  }
  expect(existsSync(path), path).to.equal(true);
  const golden = readFileSync(path, 'utf8').trimEnd().split('\n\n');
  expect(maps.length).to.equal(golden.length);
  for (const [index, rows] of maps.entries()) {
    const { far, any } = compareMaps(rows, (golden[index] ?? '').split('\n'));
    expect(far, `page ${index + 1}`).to.equal(0);
    expect(any, `page ${index + 1}`).to.be.at.most(tolerance.squares);
  }
}
