import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectPdf } from '@shorui/engine';
import { fillablePlaces, proposeFromForm } from '@shorui/engine/document';
import { fieldType } from '@shorui/engine/model';
import { fixturesFolder } from '../../fixtures/fixture-folders.ts';
import { emptyApplication } from './shown-proposals.ts';

describe('proposals of questions from the places of a PDF form', () => {
  it('take the places of a PDF form along, one for each mark of a choice', () => {
    const report = inspectPdf(readFileSync(join(fixturesFolder, 'forms/notification.pdf')));
    const { questions, left_out } = proposeFromForm(emptyApplication, report.proposed.fields, report.proposals);
    const fields = questions.flatMap((question) => question.fields);
    const changed = fields.find(({ name }) => name === '変更事項');
    // Several things may change at once.
    expect(changed?.type).to.equal(fieldType.checkbox);
    expect(changed?.placements?.map(({ option_value: option }) => option)).to.deep.equal(
      changed?.options?.map(({ value }) => value),
    );
    expect(fields.find(({ name }) => name === '変更前の住所')?.type).to.equal(fieldType.post_code);
    expect(fields.find(({ name }) => name === '氏名')?.placements).to.have.length(1);
    expect(left_out).to.include('印影');
    expect(questions.map(({ name }) => name)).to.include.members(['変更前', '変更後', '日付', '金額']);
  });

  it('take year, month and day that a PDF form prints apart as one date in cells', () => {
    const report = inspectPdf(readFileSync(join(fixturesFolder, 'forms/notification.pdf')));
    const { questions } = proposeFromForm(emptyApplication, report.proposed.fields, report.proposals);
    const fields = questions.flatMap((question) => question.fields);
    expect(fields.map(({ name }) => name)).to.include.members(['届出日', '生年月日']);
    expect(fields.filter(({ name }) => /_[年月日]$/u.test(name))).to.deep.equal([]);
    const birth = fields.find(({ name }) => name === '生年月日');
    expect(birth?.type).to.equal(fieldType.date);
    const [place, ...eras] = birth?.placements ?? [];
    // The eras before the cells are circled by the same answer.
    expect(birth?.date_format).to.equal('ggge年M月D日');
    expect(eras.map(({ option_value: era, value, style }) => [era, value, style.checkbox])).to.deep.equal(
      ['大正', '昭和', '平成', '令和'].map((era) => [era, '{{date 生年月日 "ggg"}}', 2]),
    );
    expect(place?.style?.cells).to.deep.include({ content: 'date', groups: [2, 2, 2] });
    expect(place?.style?.cells?.boxes?.map(({ x }) => (place.position_x + x).toFixed(0))).to.have.length(6);

    const blank = (name: string, x: number) => ({
      name,
      position_x: x,
      position_y: 50,
      style: { width: 8, height: 5 },
    });
    const apart = [
      blank('年', 10),
      blank('月', 25),
      blank('日', 40),
      blank('令和年', 60),
      blank('月_2', 75),
      blank('日_2', 90),
    ];
    const dates = proposeFromForm(emptyApplication, apart, []).questions.flatMap((question) => question.fields);
    expect(dates.map(({ name, type }) => [name, type])).to.deep.equal([
      ['日付', fieldType.date],
      ['日付_2', fieldType.date],
    ]);
    expect(dates.map(({ placements }) => placements?.[0]?.style?.cells?.groups)).to.deep.equal([
      [4, 2, 2],
      [2, 2, 2],
    ]);
    // Other lines, or an order that makes no date, stay apart.
    const lower = { ...blank('月', 25), position_y: 70 };
    const none = proposeFromForm(emptyApplication, [blank('年', 10), lower, blank('日', 40)], []).questions;
    expect(none.flatMap((question) => question.fields).map(({ name }) => name)).to.deep.equal(['年', '月', '日']);
  });

  it('show the printed words where a name has not all of them', () => {
    const place = (name: string, y: number) => ({
      name,
      position_x: 10,
      position_y: y,
      style: { width: 30, height: 6 },
    });
    const words = [
      '住所又は居所（法人にあっては、主たる事務所の所在地）',
      '尿検査(糖)_実施者数',
      '費用',
      '生年月日_年',
    ];
    const names = ['住所又は居所', '尿検査糖_実施者数', '費用_2', '生年月日'];
    const labelsOf = (kind: 'box' | 'form') =>
      proposeFromForm(
        emptyApplication,
        names.map((name, at) => place(name, at * 10)),
        words.map((label) => ({ kind, label })),
      ).questions.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label]));
    expect(labelsOf('box')).to.have.deep.members([
      ['住所又は居所', words[0]],
      ['尿検査糖_実施者数', undefined],
      ['費用_2', undefined],
      ['生年月日', undefined],
    ]);
    // The places of a fields file have their words too.
    const filled = fillablePlaces([place('住所又は居所', 10)], [{ kind: 'box', label: words[0] ?? '' }]);
    const [address] = proposeFromForm(emptyApplication, filled, filled).questions.flatMap(({ fields }) => fields);
    expect(address?.label).to.equal(words[0]);
    // Names of the file's own fields are no words.
    expect(labelsOf('form').filter(([, label]) => label !== undefined)).to.deep.equal([]);
  });

  it('put numbers at the right end of their cells, and nothing else', () => {
    const cells = (name: string, y: number, more: object = {}) => ({
      name,
      position_x: 10,
      position_y: y,
      style: { width: 30, height: 8, cells: { count: 5, ...more } },
    });
    const places = [
      cells('在籍労働者数', 10),
      cells('受診労働者数', 20, { align: 'left' }),
      cells('労働保険番号', 30),
      cells('支払金額', 40, { content: 'money' }),
    ];
    const fields = proposeFromForm(emptyApplication, places, []).questions.flatMap((question) => question.fields);
    const aligned = fields.map(({ name, placements }) => [name, placements?.[0]?.style?.cells?.align]);
    expect(Object.fromEntries(aligned)).to.deep.equal({
      在籍労働者数: 'right',
      受診労働者数: 'left',
      労働保険番号: undefined,
      支払金額: undefined,
    });
  });

  it('take cells that a PDF form prints apart for one number as one field, and names of any length', () => {
    const cells = (name: string, x: number, count: number) => ({
      name,
      position_x: x,
      position_y: 50,
      style: { width: count * 6, height: 8, cells: { count } },
    });
    const long = '聴力検査オージオメーターによる検査1000Hz_実施者数';
    const other = '聴力検査オージオメーターによる検査4000Hz_実施者数';
    const plain = (name: string, y: number) => ({
      name,
      position_x: 10,
      position_y: y,
      style: { width: 20, height: 6 },
    });
    const { questions, left_out } = proposeFromForm(
      emptyApplication,
      [
        cells('労働保険番号', 10, 2),
        cells('労働保険番号_2', 24, 1),
        cells('労働保険番号_3', 32, 2),
        cells('労働保険番号_4', 120, 2),
        plain(long, 60),
        plain(other, 70),
        plain('このページの小計_費用円', 80),
        plain('このページの数_費用円', 90),
        plain('従事する労働者数_イ', 100),
        plain('従事する労働者数_計', 110),
      ],
      [],
    );
    const fields = questions.flatMap((question) => question.fields);
    const [number] = fields;
    expect(number?.placements?.[0]).to.deep.include({ position_x: 10, position_y: 50 });
    expect(number?.placements?.[0]?.style?.cells?.boxes?.map(({ x }) => x)).to.deep.equal([0, 6, 14, 22, 28]);
    expect(fields.map(({ name }) => name).slice(1, 4)).to.deep.equal([
      '労働保険番号_4',
      '聴力検査オージオメーターによる検査100_実施者数',
      '聴力検査オージオメーターによる検査400_実施者数',
    ]);
    expect(fields[2]).to.include({ label: long, type: fieldType.number });
    const costs = fields.find(({ name }) => name === 'このページの数_費用円');
    expect(costs).to.deep.include({ type: fieldType.number, unit: '円' });
    // What letters number is what it is without them.
    expect(fields.filter(({ name }) => name.startsWith('従事')).map(({ type }) => type)).to.deep.equal([
      fieldType.number,
      fieldType.number,
    ]);
    expect(questions.map(({ name }) => name)).to.deep.equal(['記入事項', '金額', '従事する労働者数']);
    expect(questions[0]?.title).to.equal('記入事項を入力してください。');
    expect(left_out).to.deep.equal([]);
  });

  it('take blocks of one form as a list with the places of its first row', () => {
    const field = (name: string, x: number, y: number) => ({
      name,
      page: 2,
      position_x: x,
      position_y: y,
      style: { width: 30, height: 8 },
    });
    const rows = [0, 1, 2].flatMap((row) => [
      field(`品名_${row}`, 10, 40 + row * 10),
      field(`数量_${row}`, 60, 40 + row * 10),
    ]);
    const repeat = {
      name: '明細',
      page: 2,
      rows: 3,
      pitch: 10,
      fields: [field('品名', 10, 40), field('数量', 60, 40)].map(({ page: _page, ...each }) => each),
    };
    const { questions } = proposeFromForm(emptyApplication, [field('件名', 10, 20), ...rows], [], [repeat]);
    expect(questions.map(({ name, list, fields }) => [name, list, fields.map(({ name: own }) => own)])).to.deep.equal([
      ['記入事項', [], ['件名']],
      ['明細', ['明細'], ['品名', '数量']],
    ]);
    expect(questions[1]?.rows).to.deep.equal({ page: 2, rows: 3, pitch: 10 });
    expect(questions[1]?.fields[1]?.placements).to.deep.equal([
      { page: 2, position_x: 60, position_y: 40, style: { width: 30, height: 8 } },
    ]);
  });

  it('take rows that go on with the next page as its continuation, and others of the same name as a list of their own', () => {
    const block = (page: number, y: number, names: readonly string[]) => ({
      name: '明細',
      page,
      rows: 5,
      pitch: 10,
      fields: names.map((name, at) => ({ name, position_x: 10 + at * 40, position_y: y, style: { width: 30 } })),
    });
    const repeats = [block(1, 80, ['品名', '数量']), block(2, 30, ['品名', '数量']), block(2, 120, ['工程'])];
    const { questions } = proposeFromForm(emptyApplication, [], [], repeats);
    expect(questions.map(({ list, fields, rows }) => [list, fields.map(({ name }) => name), rows])).to.deep.equal([
      [['明細'], ['品名', '数量'], { page: 1, rows: 5, pitch: 10, continuation: { page: 2, rows: 5, offset_y: -50 } }],
      [['明細_2'], ['工程'], { page: 2, rows: 5, pitch: 10 }],
    ]);
  });
});
