import { expect } from 'chai';
import type { ShoruiError } from '@shorui/engine';
import { ColumnPaths, mapColumns, rowAnswers } from '@shorui/engine/bulk';
import { indexApplication } from '../../../packages/engine/src/application/index-application.ts';
import { orderApplication } from './support/order-bundle.ts';

const application = orderApplication();
const paths = new ColumnPaths(application, indexApplication(application));
const read = (header: string[], cells: string[], map = {}) =>
  rowAnswers(mapColumns(header, paths, map, 'a.csv'), cells);
const problems = (header: string[], map = {}) => {
  try {
    mapColumns(header, paths, map, 'a.csv');
    return [];
  } catch (error) {
    return (error as ShoruiError).problems.map(({ id, params }) => [id, params['nearest'] ?? params['name']]);
  }
};

describe('columns of a table of answers', () => {
  it('are named like questions and fields, parts of names and addresses, and lines of lists', () => {
    const header = ['会社名', '氏名.last', '氏名.first', '住所.postCode', '希望', '明細[1].品名', '明細[2].担当.last'];
    expect(read(header, ['A社', '髙橋', '一', '100-0001', '朝;夜', '紙', '林'])).to.deep.equal({
      会社名: 'A社',
      氏名: { last: '髙橋', first: '一' },
      住所: { postCode: '100-0001' },
      希望: '朝;夜',
      明細: [{ 品名: '紙' }, { 担当: { last: '林' } }],
    });
  });

  it('give no answer where a cell is empty, and no line behind the last one with an answer', () => {
    expect(read(['会社名', '備考', '明細[1].品名', '明細[2].品名'], ['A社', '　', '紙', ''])).to.deep.equal({
      会社名: 'A社',
      明細: [{ 品名: '紙' }],
    });
    expect(read(['明細[1].品名', '明細[3].品名'], ['', '筆'])).to.deep.equal({ 明細: [{}, {}, { 品名: '筆' }] });
  });

  it('may be under other headings with a map, or be left out by it', () => {
    expect(read(['得意先', 'メモ'], ['A社', 'x'], { 得意先: '会社名', メモ: '' })).to.deep.equal({ 会社名: 'A社' });
  });

  it('are errors when nothing is known by that name, with the nearest name', () => {
    expect(
      problems(['会社', '会社名', 'まったく別のもの', '氏名.middle', '明細[0].品名', '明細[1]', '明細']),
    ).to.deep.equal([
      ['bulk.column-unknown-nearest', '会社名'],
      ['bulk.column-unknown', 'まったく別のもの'],
      ['bulk.column-unknown', '氏名.middle'],
      ['bulk.column-unknown-nearest', '明細[1].品名'],
      ['bulk.column-unknown', '明細[1]'],
      ['bulk.column-unknown', '明細'],
    ]);
  });

  it('are errors when two give one answer, a whole or a part of it, when there are none, and when the map names none', () => {
    expect(problems(['会社名', '会社名', '氏名', '氏名.last']).map(([id]) => id)).to.deep.equal([
      'bulk.column-twice',
      'bulk.column-twice',
    ]);
    expect(problems(['', '']).map(([id]) => id)).to.deep.equal(['bulk.no-header']);
    expect(problems(['会社名'], { 得意先: '会社名' })).to.deep.equal([['bulk.map-unused', '得意先']]);
  });
});
