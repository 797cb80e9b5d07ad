import { expect } from 'chai';
import { proposeFromForm } from '@shorui/engine/document';
import { fieldType } from '@shorui/engine/model';
import { emptyApplication } from './shown-proposals.ts';

describe('proposals of choices from the marks of a PDF form', () => {
  it('take words to circle as one choice, and eras as marks of the date behind them', () => {
    const mark = (name: string, option: string, x: number, y = 50) => ({
      name,
      position_x: x,
      position_y: y,
      option_value: option,
      style: { width: 5, height: 5, checkbox: 2 as const },
    });
    const blank = (name: string, x: number, y = 50) => ({
      name,
      position_x: x,
      position_y: y,
      style: { width: 8, height: 5 },
    });
    const date = (y?: number) => [blank('年', 60, y), blank('月', 75, y), blank('日', 90, y)];
    const short = [mark('生年月日_元号', '昭', 40), mark('生年月日_元号', '平', 48)];
    const all = (places: Parameters<typeof proposeFromForm>[1], application = emptyApplication) =>
      proposeFromForm(application, places, []);
    const fieldsOf = (...places: Parameters<typeof all>) => all(...places).questions.flatMap(({ fields }) => fields);

    const [sex] = fieldsOf([mark('性別', '男', 10), mark('性別', '女', 20)]);
    expect([sex?.type, sex?.options?.map(({ value }) => value), sex?.placements?.length]).to.deep.equal([
      fieldType.radio,
      ['男', '女'],
      2,
    ]);
    const [birth, other] = fieldsOf([...short, ...date()]);
    expect([birth?.name, birth?.type, other]).to.deep.equal(['生年月日', fieldType.date, undefined]);
    expect(birth?.placements?.map(({ value }) => value)).to.deep.equal([
      undefined,
      '{{date 生年月日 "gg"}}',
      '{{date 生年月日 "gg"}}',
    ]);
    // The year has two characters, as eras count.
    expect(birth?.placements?.[0]?.style.cells?.groups).to.deep.equal([2, 2, 2]);
    const letters = [mark('元号', 'S', 40), mark('元号', 'H', 48)];
    const [named] = fieldsOf([...letters, ...date()]);
    expect([named?.name, named?.placements?.[1]?.value]).to.deep.equal(['日付', '{{date 日付 "g"}}']);

    // Eras on another line, or behind the date, are a choice of their own.
    for (const away of [date(90), [blank('年', 5), blank('月', 15), blank('日', 25)]])
      expect(fieldsOf([...short, ...away]).map(({ name, type }) => [name, type])).to.deep.equal([
        ['生年月日_元号', fieldType.radio],
        ['日付', fieldType.date],
      ]);
    // Each of two dates has its own.
    const second = [mark('生年月日_元号_2', '昭', 40, 70), mark('生年月日_元号_2', '平', 48, 70)];
    const two = fieldsOf([...short, ...date(), ...second, ...date(70)]);
    expect(two.map(({ name, placements = [] }) => [name, placements.at(-1)?.value])).to.deep.equal([
      ['生年月日', '{{date 生年月日 "gg"}}'],
      ['生年月日_2', '{{date 生年月日_2 "gg"}}'],
    ]);

    // A field that is asked already prints its eras too, where it is a date.
    for (const [type, count] of [
      [fieldType.date, 3],
      [fieldType.text, 1],
    ] as const) {
      const asked = { id: 3, name: '生年月日', type, field_group_id: 2 };
      const question = {
        id: 1,
        name: '本人',
        title: '本人',
        type: 'fields' as const,
        field_groups: [{ id: 2, name: '本人' }],
      };
      const application = { ...emptyApplication, last_id: 3, questions: [question], fields: [asked] };
      const { existing } = all([...short, ...date()], application);
      expect(existing.map(({ placements = [] }) => placements.length)).to.deep.equal([count]);
    }
  });

  it('take a box alone as one that is ticked or not, and the boxes of things to hand in as several', () => {
    const box = (name: string, y: number, option?: string) => ({
      name,
      position_x: 10,
      position_y: y,
      style: { width: 3, height: 3, checkbox: 1 as const },
      ...(option !== undefined && { option_value: option }),
    });
    const statement = '私は、個人情報の取扱いについて、別紙の内容に同意します。';
    const fields = proposeFromForm(
      emptyApplication,
      [
        box('私は個人情報の取扱いについて別紙の内容に同意します', 10),
        box('変更あり', 20),
        box('添付書類', 30, '住民票'),
        box('添付書類', 40, '通帳'),
        box('区分', 50, '新規'),
        box('区分', 60, '変更'),
      ],
      [statement, '変更あり', '添付書類', '添付書類', '区分', '区分'].map((label) => ({ kind: 'check', label })),
    ).questions.flatMap((question) => question.fields);
    expect(fields.map(({ name, type, options, label }) => [name, type, options?.length, label])).to.deep.equal([
      ['私は個人情報の取扱いについて別紙の内容に同意します', fieldType.checkbox, undefined, undefined],
      ['変更あり', fieldType.checkbox, undefined, undefined],
      ['添付書類', fieldType.checkbox, 2, undefined],
      ['区分', fieldType.radio, 2, undefined],
    ]);
  });
});
