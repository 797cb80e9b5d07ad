import { expect } from 'chai';
import {
  changesIn,
  rowsOf,
  type Comparison,
} from '../../../packages/web/src/screens/document/detail/compare/compare-rows.ts';

type Paragraph = Comparison['paragraphs'][number];

const paragraph = (change: Paragraph['change'], text: string, pair: number | null = null): Paragraph => ({
  change,
  text,
  pair,
  parts: pair === null ? [] : [{ text, changed: true }],
});

describe('rows of a comparison', () => {
  it('have the two forms of a paragraph side by side, and what was only added or removed next to nothing', () => {
    const rows = rowsOf([
      paragraph('same', '第1条'),
      paragraph('removed', '第2条', 0),
      paragraph('removed', '第3条'),
      paragraph('removed', '第4条', 1),
      paragraph('added', '前文'),
      paragraph('added', '第2条の改', 0),
      paragraph('added', '第4条の改', 1),
      paragraph('same', '第5条'),
      paragraph('added', '附則'),
    ]);
    expect(rows.map(({ before, after, change }) => [before?.text, after?.text, change])).to.deep.equal([
      ['第1条', '第1条', null],
      [undefined, '前文', 0],
      ['第2条', '第2条の改', 0],
      ['第3条', undefined, 0],
      ['第4条', '第4条の改', 0],
      ['第5条', '第5条', null],
      [undefined, '附則', 1],
    ]);
    expect(changesIn(rows)).to.equal(2);
    expect(rows[2]?.after?.parts).to.deep.equal([{ text: '第2条の改', changed: true }]);
  });

  it('have unrelated paragraphs in one row, as they come', () => {
    const rows = rowsOf([paragraph('removed', '旧'), paragraph('added', '新一'), paragraph('added', '新二')]);
    expect(rows.map(({ before, after }) => [before?.text, after?.text])).to.deep.equal([
      ['旧', '新一'],
      [undefined, '新二'],
    ]);
  });
});
