import { expect } from 'chai';
import fc from 'fast-check';
import { compileTemplate, lintTemplate, renderTemplate } from '@shorui/engine';
import { fixTemplate } from '@shorui/engine/lint';
import { readZip, writeZip } from '@shorui/engine/word';
import { makeDocx, p, run } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { contractNames } from './lint-support.ts';
import { realWordFiles } from '../../../support/real-files.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

/** The text without what XML cannot hold, and without line breaks and tabs. */
const xmlText = (text: string): string => text.replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Texts in which tags, broken tags and everything that looks like them are likely. */
const tagText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{{',
        '}}',
        '｛｛',
        '｝｝',
        '{',
        '}',
        '｛',
        '｝',
        '{{{',
        '#each',
        '＃ｉｆ',
        '/each',
        '／ｉｆ',
        'else',
        '会社名',
        '契約日',
      ),
      fc.constantFrom(
        ' ',
        '　',
        '\u00a0',
        '\u200b',
        '“',
        '”',
        '"',
        "'",
        '（',
        '）',
        '[',
        ']',
        '.',
        '＠',
        '|',
        '\\',
        '!',
        '!--',
        '--}}',
        '&',
        '<',
      ),
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => xmlText(pieces.join('')));

/** The text outside everything in braces. */
const outside = (text: string): string => text.replace(/[{｛]+[^{}｛｝]*[}｝]+/g, '◆');

describe('repairing a template', () => {
  it('changes characters of tags and nothing else, run by run', () => {
    const body =
      `<w:p w:rsidR="00AB"><w:pPr><w:jc w:val="center"/></w:pPr>${run('甲は｛', '<w:b/>')}<!-- 覚え -->` +
      `<w:r><w:t>｛会社&#x540D;</w:t></w:r>${run('｝｝ &amp; 乙', '<w:i/>')}</w:p>`;
    const source = makeDocx(body);
    const { bytes, fixed, left } = fixTemplate(source);
    expect(partOf(bytes)).to.equal(
      partOf(source).replace('甲は｛', '甲は{{').replace('<w:t>｛会社', '<w:t>会社').replace('｝｝ ', '}} '),
    );
    expect(fixed.map(({ id }) => id)).to.deep.equal(['word.lint-wide-braces']);
    expect(left).to.deep.equal([]);
  });

  it('returns the same bytes when there is nothing to repair, and after repairing', () => {
    const clean = makeDocx(p('{{会社名}}'));
    expect(fixTemplate(clean).bytes).to.equal(clean);
    const { bytes } = fixTemplate(makeDocx(p('｛｛会社名｝｝')));
    expect(fixTemplate(bytes).bytes).to.equal(bytes);
  });

  it('keeps every other part, and the declaration and byte order mark of the part it changes', () => {
    const plain = makeDocx(p('｛｛a｝｝'), { 'header1.xml': p('{{b}}'), 'footer1.xml': p('『注』') });
    const archive = readZip(plain);
    const declaration = '\ufeff<?xml version="1.0"  encoding="utf-8"?>';
    const source = writeZip(
      archive.entries.map(({ name }) => {
        const text = new TextDecoder().decode(archive.read(name));
        const own = name === 'word/document.xml' ? declaration + text.slice(text.indexOf('?>') + 2) : text;
        return { name, data: new TextEncoder().encode(own) };
      }),
    );
    const after = readZip(fixTemplate(source).bytes);
    for (const { name } of archive.entries) {
      const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readZip(source).read(name));
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(after.read(name));
      expect(text, name).to.equal(before.replace('｛｛a｝｝', '{{a}}'));
    }
  });

  it('keeps a space that ends up at the end of a text', () => {
    const body = '<w:p><w:r><w:t>{{wareki　</w:t></w:r><w:r><w:t>契約日}}</w:t></w:r></w:p>';
    expect(partOf(fixTemplate(makeDocx(body)).bytes)).to.include('<w:t xml:space="preserve">{{wareki </w:t>');
  });

  it('repairs both copies of a text box', () => {
    const box = `<w:txbxContent>${p('｛｛会社名｝｝')}</w:txbxContent>`;
    const body = `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const { bytes, fixed } = fixTemplate(makeDocx(body));
    expect(partOf(bytes).match(/\{\{会社名\}\}/g)).to.have.length(2);
    expect(fixed).to.have.length(1);
  });

  it('makes a template that compiles and fills', () => {
    const source = makeDocx(p('｛｛＃ｉｆ　（ｅｑ　雇用形態　“正社員”）｝｝{{会社　名}の｛｛雇用形態｝｝{{／ｉｆ}}'));
    const { bytes, left } = fixTemplate(source, { names: contractNames });
    expect(left).to.deep.equal([]);
    const data = { 会社名: '青空商事', 雇用形態: '正社員' };
    expect(textOf(renderTemplate(compileTemplate(bytes), data).bytes)).to.equal('青空商事の正社員');
  });

  it('does not change repaired tags again, nor text outside braces', () => {
    fc.assert(
      fc.property(fc.array(tagText, { minLength: 1, maxLength: 4 }), fc.boolean(), (texts, known) => {
        const options = known ? { names: contractNames } : {};
        const source = makeDocx(p(...texts.map((text) => run(text))) + p(run(texts.join(''))));
        const before = lintTemplate(source, options);
        const { bytes, fixed, left } = fixTemplate(source, options);
        expect(left.filter(({ fix }) => fix)).to.deep.equal([]);
        expect(fixed.length > 0).to.equal(before.fixable > 0);
        expect(fixTemplate(bytes, options).bytes).to.equal(bytes);
        expect(outside(textOf(bytes))).to.equal(outside(textOf(source)));
      }),
      { numRuns: 400, seed: 20240401 },
    );
  });
});

describe('linting any text', () => {
  it('never throws, and points at existing characters', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(tagText, fc.string({ unit: 'binary' })), { maxLength: 6 }), (texts) => {
        const clean = texts.map(xmlText);
        const { findings } = lintTemplate(makeDocx(clean.map((text) => p(run(text))).join('')), {
          names: contractNames,
        });
        for (const { place } of findings) {
          if (place.offset === undefined || place.snippet === undefined) continue;
          const text = clean[(place.paragraph ?? 0) - 1] ?? '';
          expect(text.slice(place.offset, place.offset + place.snippet.length)).to.equal(place.snippet);
        }
      }),
      { numRuns: 400, seed: 20240402 },
    );
  });

  it('takes linear time for a text made to be slow', () => {
    const hostile = [
      '{'.repeat(100_000),
      '{{!--'.repeat(20_000),
      '｛｛a'.repeat(20_000),
      '{a}'.repeat(20_000),
      `--}}${'{{!--'.repeat(20_000)}`,
    ];
    for (const text of hostile) expectProcessorTime(5000, () => lintTemplate(makeDocx(p(run(text)))), text.slice(0, 8));
  });
});

describe('real Word files', () => {
  for (const { name, bytes } of realWordFiles('nothing wrong and nothing to repair')) {
    it(`${name} has nothing wrong and nothing to repair`, () => {
      const { findings } = lintTemplate(bytes);
      expect(findings.filter(({ severity }) => severity !== 'info')).to.deep.equal([]);
      expect(fixTemplate(bytes).bytes).to.equal(bytes);
    });
  }
});
