import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, render, resolve } from '../../../../packages/engine/src/node/index.ts';
import { fixtureBundle } from '../../document/support.ts';
import { fixturesFolder, formBundleNames, readAnswerSets } from '../../../fixtures/fixture-folders.ts';
import { seePdf, type SeenPage } from '../support/see-pdf.ts';

/** Pixels to a mm; and the side of the squares whose darkness is kept. */
const perMm = 3;
const side = 3;
/**
 * How far a square may be from the kept picture, in sixteenths of full ink, and how many may be so at all, of some 6,900 on
 * an A4 page: edges that fall a pixel further along in another build of PDFium. A character that moves by 1 mm, or a value
 * that is missing, changes more.
 */
const tolerance = { steps: 1, squares: 20 } as const;

const goldenFolder = join(fixturesFolder, '../test/fixtures/golden');

/** Darkness of a page in squares of 3 mm, a hexadecimal digit each: 0 is paper and f is all ink. */
function inkMap({ width, height, pixels }: SeenPage): string[] {
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
function compareMaps(one: readonly string[], two: readonly string[]): { far: number; any: number } {
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

async function mapsOf(bundle: string, answers: Record<string, unknown>): Promise<string[][]> {
  const compiled = compile(fixtureBundle(bundle));
  const { files } = render(compiled, resolve(compiled, answers));
  const pdf = files.find(({ path }) => path.endsWith('.pdf'));
  const pages = await seePdf(pdf?.bytes ?? new Uint8Array(), (perMm * 25.4) / 72);
  return pages.map(inkMap);
}

/** The golden pictures were looked at on paper size before they were kept; `SHORUI_KEEP_GOLDEN=1` keeps them anew. */
describe('the filled forms of the fixtures', () => {
  for (const bundle of formBundleNames) {
    for (const { name, answers } of readAnswerSets(bundle)) {
      it(`look like their golden pictures: ${bundle} with ${name}`, async () => {
        const maps = await mapsOf(bundle, answers);
        const path = join(goldenFolder, `${bundle}.${name}.txt`);
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
      });
    }
  }

  it('would not pass for other answers', async () => {
    const [first, second] = readAnswerSets('address-change');
    const [one, two] = [
      await mapsOf('address-change', first?.answers ?? {}),
      await mapsOf('address-change', second?.answers ?? {}),
    ];
    expect(compareMaps(one[0] ?? [], two[0] ?? []).far).to.be.greaterThan(50);
  });
});
