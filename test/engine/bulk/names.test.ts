import { expect } from 'chai';
import fc from 'fast-check';
import { csvLine, formatLedgerLine, parseLedgerLine, RecordNamer } from '@shorui/engine/bulk';

describe('names of records', () => {
  it('are unique on every system, safe, and numbered in the order of requests', () => {
    const namer = new RecordNamer(['errors.csv']);
    const take = (name: string, number: number) => namer.take(name, number, '.docx');
    expect([
      take('A社', 1),
      take('a社', 2),
      take('A社', 3),
      take('A社 (2)', 4),
      take('', 5),
      take('../x', 6),
    ]).to.deep.equal(['A社.docx', 'a社 (2).docx', 'A社 (3).docx', 'A社 (2) (2).docx', '000005.docx', '..／x.docx']);
    expect(namer.take('ERRORS.csv', 7)).to.equal('ERRORS.csv (2)');
  });

  it('are the same when a run resumes from any record', () => {
    const wanted = fc.array(fc.constantFrom('A', 'a', 'A (2)', 'B', ''), { maxLength: 30 });
    fc.assert(
      fc.property(wanted, fc.nat(30), (names, from) => {
        const whole = new RecordNamer();
        const given = names.map((name, index) => whole.take(name, index + 1));
        const later = new RecordNamer();
        for (const name of given.slice(0, from)) later.keep(name);
        const rest = names.slice(from).map((name, index) => later.take(name, from + index + 1));
        expect(rest).to.deep.equal(given.slice(from));
        expect(new Set(given.map((name) => name.toLowerCase())).size).to.equal(names.length);
      }),
    );
  });
});

describe('lines of the list of errors', () => {
  it('keep every text as one cell, and no text is run as a formula', () => {
    expect(csvLine([1, '明細[1].金額', '"4"、\n"5"'])).to.equal('1,明細[1].金額,"""4""、\n""5"""\r\n');
    for (const start of ['=', '+', '-', '@', '＝', '\t']) expect(csvLine([`${start}1`])).to.equal(`'${start}1\r\n`);
    expect(csvLine(['-1', -1])).to.equal("'-1,-1\r\n");
  });
});

describe('lines of the ledger', () => {
  it('are read as they were written; a partial line, or one with a path outside the folder, is ignored', () => {
    const line = { record: 3, answers: 'ab', outputs: [{ path: '000003/あ.docx', sha256: 'cd', size: 5 }] };
    const text = formatLedgerLine(line);
    expect(parseLedgerLine(text)).to.deep.equal(line);
    for (let length = 0; length < text.length - 2; length++)
      expect(parseLedgerLine(text.slice(0, length))).to.equal(null);
    for (const path of ['../x', 'a/../../x', '/x', '']) {
      expect(parseLedgerLine(text.replace('000003/あ.docx', path)), path).to.equal(null);
    }
  });
});
