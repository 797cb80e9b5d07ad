import { expect } from 'chai';
import { compileTemplate } from '../../../../packages/engine/src/word/index.ts';
import type { TemplateData } from '../../../../packages/engine/src/index.ts';
import { problemsOf } from '../support/fill.ts';
import { makeJpeg, makePng, makeSvg } from '../support/images.ts';
import { makeDocx, run } from '../support/make-docx.ts';
import { textOf } from '../support/read-docx.ts';
import { body, make, page, seal } from './make-images.ts';

describe('images that cannot be shown as they are given', () => {
  it('that are invalid or missing are named problems with their place', () => {
    const wrong: readonly [value: TemplateData[string], id: string][] = [
      ['logo.pgn', 'word.image-unknown-nearest'],
      ['https://example.com/a.png', 'word.image-unknown'],
      ['/etc/passwd', 'word.image-unknown'],
      [42, 'word.image-format'],
      [[seal], 'word.image-format'],
      [{ file: 'a.png' }, 'word.image-format'],
      [new Uint8Array(20), 'word.image-format'],
      [seal.slice(0, -20), 'word.image-broken'],
      ['data:image/png;base64,****', 'word.image-broken'],
      [makePng({ width: 100_000, height: 100_000 }), 'word.image-pixels'],
      [makeSvg('<script/>'), 'word.image-svg-unsafe'],
      [{ data: makeSvg(), fallback: makeSvg() }, 'word.image-format'],
      [{ data: seal, width: -3 }, 'word.image-length'],
    ];
    for (const [value, id] of wrong) {
      const images = new Map([['logo.png', seal]]);
      const problems = problemsOf(() => make(body('印：{{image a}}'), { a: value }, { images }));
      expect(
        problems.map((each) => [each.id, each.place.paragraph, each.place.offset]),
        id,
      ).to.deep.equal([[id, 1, 2]]);
    }
    for (const option of ['width=0', 'width="x"', 'height=5000'])
      expect(problemsOf(() => make(body(`{{image a ${option}}}`), { a: seal })).map(({ id }) => id)).to.deep.equal([
        'word.image-length',
      ]);
    expect(problemsOf(() => make(body('{{image a fit="zoom"}}'), { a: seal })).map(({ id }) => id)).to.deep.equal([
      'word.helper-choice',
    ]);
    expect(problemsOf(() => make(body('{{image b}}'), { a: seal })).map(({ id }) => id)).to.deep.equal([
      'word.name-missing',
    ]);
  });

  it('that have no value print nothing, or keep their tag', () => {
    const source = body('[{{image a}}{{image b.data}}{{default (image a) "（印）"}}]');
    expect(textOf(make(source, { a: null, b: { data: '' } }).bytes)).to.equal('[（印）]');
    expect(textOf(make(body('[{{image a}}]'), {}, { missing: 'blank' }).bytes)).to.equal('[]');
    expect(textOf(make(body('[{{image a}}]'), {}, { missing: 'keep' }).bytes)).to.equal('[{{image a}}]');
    const kept = make(body('[{{image a}}]'), { a: null }, { missing: 'keep', keepBlanks: true });
    expect(textOf(kept.bytes)).to.equal('[{{image a}}]');
  });

  it('are refused where only text fits', () => {
    expect(problemsOf(() => make(body('{{concat "a" (image a)}}'), { a: seal })).map(({ id }) => id)).to.deep.equal([
      'word.content-place',
    ]);
    expect(problemsOf(() => make(body('{{a}}'), { a: seal })).map(({ id }) => id)).to.deep.equal([
      'word.value-not-text',
    ]);
  });

  it('with an EXIF rotation are reported, because Word shows them as they are stored', () => {
    const told = (orientation?: number): string[] =>
      make(body('{{image a}}'), { a: makeJpeg(96, 48, 96, orientation) }).problems.map(({ id }) => id);
    expect([undefined, 1, 6, 8, 9].map(told)).to.deep.equal([[], [], ['word.image-turned'], ['word.image-turned'], []]);
  });

  it('warn about a line of exact height, which hides them', () => {
    const source = makeDocx(
      `<w:p><w:pPr><w:spacing w:line="240" w:lineRule="exact"/></w:pPr>${run('{{image a}}')}</w:p>${page}`,
    );
    expect(make(source, { a: seal }).problems).to.deep.equal([]);
    expect(compileTemplate(source).problems.map(({ id }) => id)).to.deep.equal(['word.image-clipped']);
  });
});
