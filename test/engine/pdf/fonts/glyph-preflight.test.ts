import fc from 'fast-check';
import { expect } from 'chai';
import {
  checkGlyphs,
  createFontLibrary,
  likenessOf,
  settleGlyphs,
} from '../../../../packages/engine/src/pdf/fonts/index.ts';
import { describeProblem } from '../../../../packages/engine/src/problems/texts.ts';
import { bundledFonts } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { buildSfnt, simpleGlyph, trueTypeTables } from './support/build-sfnt.ts';
import { cp932Characters } from './support/characters.ts';
import { library } from './support/library.ts';

const chain = library.chain({ name: 'MS Mincho' });
const place = { file: 'answers.json', field: { id: 3, name: '氏名' } };
const kinds = (text: string): string[] =>
  checkGlyphs(text, chain).map(({ kind, codePoint }) => `${kind} ${codePoint.toString(16)}`);
const settle = (text: string, policy: 'error' | 'mark' | 'fallback'): string[] => {
  const { text: settled, problems } = settleGlyphs(text, chain, policy, place);
  return [settled, ...problems.map(({ id, severity }) => `${severity} ${id}`)];
};

describe('checking characters before they are drawn', () => {
  it('finds nothing wrong with any character of code page 932 but compatibility ideographs', () => {
    const findings = checkGlyphs(cp932Characters().join(''), chain);
    expect(findings.filter(({ kind }) => kind !== 'compatibility')).to.deep.equal([]);
    expect(findings.every(({ isDrawable, standard }) => isDrawable && standard)).to.equal(true);
    expect(kinds('髙橋﨑①㈱～〜ｱﾞ\t\r\n　\u{20bb7}葛\u{e0100}')).to.deep.equal([]);
  });

  it('finds each kind of problem, with the character, its code point and its place', () => {
    expect(checkGlyphs('東\u{2a6d0}京', chain)).to.deep.equal([
      { kind: 'missing', character: '\u{2a6d0}', codePoint: 0x2a6d0, offset: 1, isDrawable: false },
    ]);
    expect(checkGlyphs('𠮷山\u{e01ef}', chain)).to.deep.equal([
      {
        kind: 'variant',
        character: '山\u{e01ef}',
        codePoint: 0x5c71,
        selector: 0xe01ef,
        offset: 2,
        isDrawable: true,
        standard: '山',
      },
    ]);
    expect(checkGlyphs('精\ufa19', chain)).to.deep.equal([
      { kind: 'compatibility', character: '\ufa19', codePoint: 0xfa19, offset: 1, isDrawable: true, standard: '神' },
    ]);
    expect(kinds('\ue000\u{f0000}\u{10fffd}')).to.deep.equal(['private e000', 'private f0000', 'private 10fffd']);
    expect(kinds('a\u0000\u001b\u007f\ufffe')).to.deep.equal(['control 0', 'control 1b', 'control 7f', 'control fffe']);
    expect(kinds('\ud842a\udfb7')).to.deep.equal(['control d842', 'control dfb7']);
    expect(kinds('\u{2f800}')).to.deep.equal(['compatibility 2f800']);
  });

  it('reports the combining mark when only the mark is missing', () => {
    expect(kinds('山\u0f71')).to.deep.equal(['missing f71']);
  });

  it('does not take text and emoji presentation for variants', () => {
    expect(kinds('☎\ufe0e☎\ufe0f')).to.deep.equal([]);
  });

  it('reports errors and leaves the text alone by default', () => {
    expect(settle('\u{2a6d0}山\u{e01ef}\ufa19\ue000\u0000', 'error')).to.deep.equal([
      '\u{2a6d0}山\u{e01ef}\ufa19\ue000\u0000',
      'error pdf.glyph-missing',
      'error pdf.glyph-variant',
      'error pdf.glyph-private',
      'error pdf.glyph-control',
    ]);
  });

  it('replaces characters that cannot be drawn by 〓, and keeps the others', () => {
    expect(settle('東\u{2a6d0}山\u{e01ef}\ufa19\ue000\u0000', 'mark')).to.deep.equal([
      '東〓〓\ufa19〓〓',
      'warning pdf.glyph-marked',
      'warning pdf.glyph-marked',
      'warning pdf.glyph-marked',
      'warning pdf.glyph-marked',
    ]);
  });

  it('falls back to the standard form where there is one', () => {
    expect(settle('山\u{e01ef}\ufa19\u{1d400}\u{2a6d0}\u0000', 'fallback')).to.deep.equal([
      '山神A〓',
      'warning pdf.glyph-replaced',
      'warning pdf.glyph-replaced',
      'warning pdf.glyph-replaced',
      'warning pdf.glyph-marked',
      'warning pdf.glyph-left-out',
    ]);
  });

  it('keeps a private-use character that a font of the user has', () => {
    const tables = trueTypeTables(
      [
        simpleGlyph([
          [0, 0],
          [9, 9],
          [9, 0],
        ]),
        simpleGlyph([
          [0, 0],
          [9, 9],
          [9, 0],
        ]),
      ],
      { '\ue000': 1 },
    );
    const own = {
      file: 'gaiji.ttf',
      names: ['外字'],
      weight: 400,
      italic: false,
      likeness: likenessOf('外字'),
      load: () => buildSfnt(tables),
    };
    const mine = createFontLibrary({ bundled: bundledFonts, own: [own] }).chain({ name: 'MS Mincho' });
    expect(settleGlyphs('\ue000', mine, 'mark', place).text).to.equal('\ue000');
    expect(settleGlyphs('\ue000', mine, 'error', place).problems.map(({ id }) => id)).to.deep.equal([
      'pdf.glyph-private',
    ]);
  });

  it('computes the place only when there is something to report', () => {
    let calls = 0;
    const placeOf = (): typeof place => {
      calls++;
      return place;
    };
    expect(settleGlyphs('東京', chain, 'error', placeOf).problems).to.deep.equal([]);
    expect(calls).to.equal(0);
    expect(settleGlyphs('\u{2a6d0}', chain, 'error', placeOf).problems[0]?.place).to.include({ file: place.file });
    expect(calls).to.equal(1);
  });

  it('states the place, the character and the remedy, in both languages', () => {
    const [problem] = settleGlyphs('吉\u{2a6d0}', chain, 'error', place).problems;
    expect(problem?.place).to.deep.equal({ ...place, snippet: '\u{2a6d0}', offset: 1 });
    expect(describeProblem(problem!, 'ja'))
      .to.contain('U+2A6D0')
      .and.contain('「氏名」')
      .and.contain('別の字に直してください');
    expect(describeProblem(problem!, 'en')).to.contain('U+2A6D0').and.contain('answers.json');
    const [variant] = settleGlyphs('山\u{e01ef}', chain, 'error', place).problems;
    expect(variant?.params['codePoint']).to.equal('U+5C71 U+E01EF');
  });

  it('does not print control characters in messages', () => {
    const [problem] = settleGlyphs('\u001b[31m', chain, 'error', place).problems;
    expect(describeProblem(problem!, 'en')).to.contain('U+001B').and.not.contain('\u001b');
  });

  it('finds nothing more in a marked text, except the characters it kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const { text: settled } = settleGlyphs(text, chain, 'mark', place);
        for (const finding of checkGlyphs(settled, chain)) expect(finding.isDrawable).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });
});
