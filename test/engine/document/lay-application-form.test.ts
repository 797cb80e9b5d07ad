import { expect } from 'chai';
import { glyphsOf, isSamePage } from '@shorui/engine/convert';
import { layApplicationForm, layFormDraft } from '@shorui/engine/document';
import { compile, render, resolve } from '@shorui/engine/node';
import { readAnswerSets } from '../../fixtures/fixture-folders.ts';
import { seePdf } from '../pdf/support/see-pdf.ts';
import { fixtureBundle } from './support.ts';

const bundles = ['address-change', 'health-check', 'year-end-adjustment'];

describe('the pages of a filled form for canvases', () => {
  for (const bundle of bundles) {
    it(`are those of the PDF, with the same problems: ${bundle}`, async () => {
      const compiled = compile(fixtureBundle(bundle));
      const file = compiled.files.find(({ form }) => form !== null);
      if (!file) throw new Error('no form');
      for (const { name, answers } of readAnswerSets(bundle)) {
        const resolved = resolve(compiled, answers);
        const laid = layApplicationForm(compiled, resolved, file);
        const only = { only: [file.file.path], missing: 'blank' } as const;
        const { files, problems } = render(compiled, resolved, only);
        const [made] = files;
        if (!made || !laid) throw new Error(`${name} makes no form`);
        const seen = await seePdf(made.bytes, 0.2);
        expect(
          laid.pages.map(({ width, height }) => [
            Math.floor(Math.floor(width) * 0.2),
            Math.floor(Math.floor(height) * 0.2),
          ]),
          name,
        ).to.deep.equal(seen.map(({ width, height }) => [width, height]));
        const own = problems.filter(({ place }) => place.file === file.file.path).map(({ id }) => id);
        expect(
          laid.problems.map(({ id }) => id),
          name,
        ).to.have.members(own);
        expect(glyphsOf(laid.pages).length, name).to.be.above(0);
        const again = layApplicationForm(compiled, resolved, file);
        expect(
          again?.pages.every((page, at) => laid.pages[at] !== undefined && isSamePage(page, laid.pages[at])),
        ).to.equal(true);
      }
    });
  }

  it('draw what fits and report what does not, where a PDF would not be made', () => {
    const compiled = compile(fixtureBundle('health-check'));
    const file = compiled.files.find(({ form }) => form !== null);
    if (!file?.form) throw new Error('no form');
    const resolved = resolve(compiled, { 労働保険番号: '13101234567000', 在籍者数: 1234567 });
    const { pages, problems } = layFormDraft(
      { form: file.form.form, application: compiled.application, file: file.file },
      resolved,
    );
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ place }) => place.field?.name)).to.deep.equal(['在籍者数の欄']);
    expect(pages).to.have.length(2);
    expect(pages[0]?.calls.some(([name]) => name === 'showCodes')).to.equal(true);
    expect(() => render(compiled, resolved, { missing: 'blank' })).to.throw();
  });

  it('are null for a file without fields', () => {
    const compiled = compile(fixtureBundle('nondisclosure-agreement'));
    const [file] = compiled.files;
    if (!file) throw new Error('no file');
    expect(layApplicationForm(compiled, resolve(compiled, {}), file)).to.equal(null);
  });
});
