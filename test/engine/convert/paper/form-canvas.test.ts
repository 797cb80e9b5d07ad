import { expect } from 'chai';
import type { Bundle } from '@shorui/engine';
import { compile, render, resolve } from '@shorui/engine/node';
import { readAnswerSets } from '../../../fixtures/fixture-folders.ts';
import { browserPages } from '../../../support/browser/browser-pages.ts';
import { realFiles } from '../../../support/real-files.ts';
import { fixtureBundle } from '../../document/support.ts';
import { seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { drawFormInPage, type SeenFormPage } from './draw-in-page.ts';
import { inkDifference, laidOver } from './ink-difference.ts';

/** Pixels for one pt at a pixel ratio of 2. */
const scale = (2 * 96) / 72;
/** The part of the ink of values that may be off by more than a pixel. */
const tolerance = 0.015;

interface Example {
  readonly name: string;
  readonly bundle: Bundle;
  readonly answers: Record<string, unknown>;
}

function exampleOf(name: string, set: string, form?: Uint8Array): Example {
  const bundle = fixtureBundle(name);
  const answers = readAnswerSets(name).find((each) => each.name === set)?.answers;
  const file = bundle.application.files.find(({ type }) => type === 'pdf');
  if (!answers || !file) throw new Error(`${name} has no answers ${set} or no form`);
  const application = { ...bundle.application, files: [file], folders: [] };
  const bytes = form ?? bundle.files.get(file.path) ?? new Uint8Array(0);
  return { name, bundle: { application, files: new Map([...bundle.files, [file.path, bytes]]) }, answers };
}

/** The page of the form that is below a page of values; white below an addendum. */
function pageBelow(pages: readonly SeenPage[], { base, width, height }: SeenFormPage): SeenPage {
  const page = base === null ? undefined : pages[base];
  return page ?? { width, height, pixels: new Uint8Array(width * height * 4).fill(255), text: '' };
}

describe('the values of a form on a canvas', () => {
  const open = browserPages();
  const examples = [
    exampleOf('address-change', 'moved'),
    exampleOf('health-check', 'three-sheets'),
    exampleOf('year-end-adjustment', 'single-relative'),
    ...realFiles('The values of a form on a canvas look like its PDF', /^Q01.*\.pdf$/).map(({ name, bytes }) => ({
      ...exampleOf('health-check', 'full-page', bytes),
      name: `values of health-check on ${name}`,
    })),
  ];

  for (const { name, bundle, answers } of examples) {
    it(`look like its PDF: ${name}`, async () => {
      const { page, problems } = await open();
      const compiled = compile(bundle);
      const [form] = bundle.application.files;
      const made = render(compiled, resolve(compiled, answers), { missing: 'blank' }).files[0];
      if (!form || !made) throw new Error('no form');
      const below = await seePdf(bundle.files.get(form.path) ?? new Uint8Array(0), scale);
      const seen = await seePdf(made.bytes, scale);
      const drawn = await drawFormInPage(page, bundle, answers, scale);
      expect(drawn.map(({ width, height }) => [width, height])).to.deep.equal(
        seen.map(({ width, height }) => [width, height]),
      );
      const differences = drawn.map((values, index) => {
        const base = pageBelow(below, values);
        return inkDifference(seen[index] as SeenPage, laidOver(base, values, values.multiplies), base);
      });
      expect(differences.filter((each) => each > tolerance)).to.deep.equal([]);
      expect(problems).to.deep.equal([]);
    });
  }
});
