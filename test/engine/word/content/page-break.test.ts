import { expect } from 'chai';
import { compileTemplate } from '../../../../packages/engine/src/word/index.ts';
import { fillBytes, problemsOf } from '../support/fill.ts';
import { cell, makeDocx, p, row, table } from '../support/make-docx.ts';
import { partOf } from '../support/read-docx.ts';

const pageBreak = '<w:br w:type="page"/>';

describe('page breaks', () => {
  it('may be written by their bare name, alone or in the text', () => {
    expect(partOf(fillBytes(p('{{pagebreak}}')))).to.contain(`<w:t xml:space="preserve"></w:t>${pageBreak}`);
    expect(partOf(fillBytes(p('前{{pagebreak}}後')))).to.contain(
      `前</w:t>${pageBreak}<w:t xml:space="preserve">後</w:t>`,
    );
  });

  it('separate the repetitions of a loop', () => {
    const body = p('{{#each 一覧}}') + p('{{this}}') + p('{{#unless @last}}{{pagebreak}}{{/unless}}') + p('{{/each}}');
    expect(partOf(fillBytes(body, { 一覧: ['い', 'ろ', 'は'] })).split(pageBreak)).to.have.length(3);
  });

  it('may still be the name of a value after a path, and have no arguments', () => {
    expect(partOf(fillBytes(p('{{this.pagebreak}}'), { pagebreak: '値' }))).to.contain('値');
    expect(problemsOf(() => fillBytes(p('{{pagebreak 1}}'))).map(({ id }) => id)).to.deep.equal([
      'word.helper-arguments',
    ]);
  });

  it('warn where they have no effect', () => {
    const inTable = compileTemplate(makeDocx(table(row(cell('{{pagebreak}}'))) + p('')));
    const inHeader = compileTemplate(makeDocx(p(''), { 'header1.xml': p('{{pagebreak}}') }));
    for (const { problems } of [inTable, inHeader])
      expect(problems.map(({ id, severity }) => [id, severity])).to.deep.equal([['word.pagebreak-place', 'warning']]);
    expect(compileTemplate(makeDocx(p('{{pagebreak}}'))).problems).to.deep.equal([]);
  });
});
