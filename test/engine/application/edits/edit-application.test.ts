import { expect } from 'chai';
import { Check } from 'typebox/value';
import type { Application } from '@shorui/engine';
import { Change, editApplication } from '../../../../packages/engine/src/application/edits/index.ts';
import { deepFreeze, emptyApplication, sampleApplication, textField } from './sample-application.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

function edit(change: Change, from: Application = sampleApplication()): Application {
  return editApplication(deepFreeze(from), deepFreeze(change)).application;
}

describe('creating', () => {
  it('assigns the next id and puts the thing at the end or at its index', () => {
    const application = edit({ action: 'create', kind: 'tag', value: { name: '給与' }, index: 0 });
    expect(application.tags).to.deep.equal([
      { id: 101, name: '給与' },
      { id: 98, name: '労務' },
    ]);
    expect(application.last_id).to.equal(101);
    expect(edit({ action: 'create', kind: 'rule', value: { name: '常に' } }).rules?.at(-1)).to.deep.equal({
      id: 101,
      name: '常に',
    });
  });

  it('numbers the parts of a new question, and puts it into a list', () => {
    const application = edit({
      action: 'create',
      kind: 'question',
      repeat_option_id: 31,
      index: 0,
      value: {
        name: '扶養',
        title: '扶養はありますか',
        type: 'single',
        options: [
          { text: 'あり', value: 'yes' },
          { text: 'なし', value: 'no' },
        ],
        field_groups: [{ name: '扶養の内訳' }],
      },
    });
    expect(application.questions.at(-1)).to.deep.equal({
      id: 101,
      name: '扶養',
      title: '扶養はありますか',
      type: 'single',
      options: [
        { id: 102, text: 'あり', value: 'yes' },
        { id: 103, text: 'なし', value: 'no' },
      ],
      field_groups: [{ id: 104, name: '扶養の内訳' }],
    });
    expect(application.questions[2]?.repeat_options?.[0]?.questions).to.deep.equal([101, 40]);
  });

  it('makes parts of a question in that question', () => {
    const application = edit({
      action: 'create',
      kind: 'option',
      question_id: 10,
      value: { text: '契約社員', value: 'c' },
      index: 1,
    });
    expect(application.questions[0]?.options?.map(({ text }) => text)).to.deep.equal([
      '正社員',
      '契約社員',
      'パート',
      '業務委託',
    ]);
  });

  it('makes the first of an optional list', () => {
    const application = edit({ action: 'create', kind: 'folder', value: { name: '控え' } }, emptyApplication());
    expect(application.folders).to.deep.equal([{ id: 1, name: '控え' }]);
  });

  it('cuts the name of a field to 25 characters, without cutting a character in two', () => {
    const long = `${'あ'.repeat(24)}葛\u{E0100}`;
    const application = edit({ action: 'create', kind: 'field', value: { name: long, type: 1, field_group_id: 21 } });
    expect(application.fields.at(-1)?.name).to.equal('あ'.repeat(24));
    const fits = edit({
      action: 'create',
      kind: 'field',
      value: { name: 'い'.repeat(26), type: 1, field_group_id: 21 },
    });
    expect(fits.fields.at(-1)?.name).to.equal('い'.repeat(25));
  });
});

describe('updating', () => {
  it('sets and removes properties and keeps the others', () => {
    const application = edit({
      action: 'update',
      kind: 'question',
      id: 20,
      set: { title: '会社について' },
      unset: ['conditions'],
    });
    expect(application.questions[1]).to.deep.equal({
      id: 20,
      name: '会社',
      title: '会社について',
      type: 'fields',
      field_groups: [{ id: 21, name: '会社グループ' }],
    });
  });

  it('reports the changed properties with their previous values', () => {
    const { effects } = editApplication(sampleApplication(), {
      action: 'update',
      kind: 'folder',
      id: 91,
      set: { name: '届出' },
    });
    expect(effects).to.deep.equal([
      { kind: 'folder', id: 91, name: '届出', action: 'updated', property: 'name', before: '申請', place: {} },
    ]);
  });

  it('changes the application itself, but never its publish state', () => {
    const application = edit({ action: 'update_application', set: { name: '入社手続き（新）', description: '説明' } });
    expect(application).to.include({ name: '入社手続き（新）', description: '説明', publish: 0 });
    expect(edit({ action: 'update_application', unset: ['description'] }, application)).to.not.have.property(
      'description',
    );
  });

  it('identifies a plan price by its plan', () => {
    const application = edit({ action: 'update', kind: 'plan_price', id: 3, set: { price: 800 } });
    expect(application.plan_prices).to.deep.equal([{ plan_id: 3, price: 800 }]);
    expect(edit({ action: 'delete', kind: 'plan_price', id: 3 }).plan_prices).to.deep.equal([]);
  });
});

describe('sorting', () => {
  it('sorts the named things within their positions, in the given order', () => {
    const application = edit({ action: 'sort', kind: 'field', ids: [72, 70] });
    expect(application.fields.map(({ id }) => id)).to.deep.equal([72, 71, 70, 73, 74, 75, 76, 77]);
    expect(
      edit({ action: 'sort', kind: 'option', question_id: 10, ids: [13, 12, 11] }).questions[0]?.options?.map(
        ({ id }) => id,
      ),
    ).to.deep.equal([13, 12, 11]);
  });

  it('sorts the questions of a list apart from those of the application', () => {
    const start = edit({ action: 'move', kind: 'question', id: 50, repeat_option_id: 31 });
    const application = edit({ action: 'sort', kind: 'question', repeat_option_id: 31, ids: [50, 40] }, start);
    expect(application.questions[2]?.repeat_options?.[0]?.questions).to.deep.equal([50, 40]);
    expect(application.questions.map(({ id }) => id)).to.deep.equal([10, 20, 30, 40, 50]);
  });
});

describe('moving and placing', () => {
  it('moves a question into a list and out again', () => {
    const inside = edit({ action: 'move', kind: 'question', id: 50, repeat_option_id: 31, index: 0 });
    expect(inside.questions[2]?.repeat_options?.[0]?.questions).to.deep.equal([50, 40]);
    const outside = edit({ action: 'move', kind: 'question', id: 50, index: 0 }, inside);
    expect(outside.questions[3]?.repeat_options?.[0]?.questions).to.deep.equal([40]);
    expect(outside.questions.map(({ id }) => id)).to.deep.equal([50, 10, 20, 30, 40]);
  });

  it('moves a field to its place in another group, and out of every group', () => {
    const application = edit({ action: 'move', kind: 'field', id: 77, field_group_id: 21, index: 1 });
    expect(application.fields.filter((field) => field.field_group_id === 21).map(({ id }) => id)).to.deep.equal([
      70, 77, 71, 72,
    ]);
    const free = edit({ action: 'move', kind: 'field', id: 77 }, application);
    expect(free.fields.find(({ id }) => id === 77)).to.not.have.property('field_group_id');
  });

  it('moves groups between questions, and files and folders between folders', () => {
    const group = edit({ action: 'move', kind: 'field_group', id: 41, question_id: 20, index: 0 });
    expect(group.questions[1]?.field_groups?.map(({ id }) => id)).to.deep.equal([41, 21]);
    expect(group.questions[3]?.field_groups).to.deep.equal([]);
    expect(edit({ action: 'move', kind: 'file', id: 81, folder_id: 90 }).files[1]?.folder_id).to.equal(90);
    expect(edit({ action: 'move', kind: 'folder', id: 91 }).folders?.[1]).to.deep.equal({ id: 91, name: '申請' });
  });

  it('places a field on a page of a PDF', () => {
    const application = edit({ action: 'place_field', field_id: 70, file_id: 81, page: 2, x: 12.5, y: 30 });
    expect(application.fields[0]).to.include({
      file_id: 81,
      page: 2,
      position_x: 12.5,
      position_y: 30,
      field_group_id: 21,
    });
  });
});

describe('master fields', () => {
  it('are made from a field with all shared properties, and linked to it', () => {
    const application = edit({ action: 'save_as_master', field_id: 73 });
    expect(application.master_fields?.at(-1)).to.deep.equal({
      id: 101,
      name: '合計',
      type: 15,
      formula: '@71*@72+100',
    });
    expect(application.fields[3]).to.include({ id: 73, mst_field_id: 101, file_id: 81 });
  });

  it('change if the name is in use, unless the user chose the name', () => {
    expect(edit({ action: 'save_as_master', field_id: 70 }).master_fields?.at(-1)?.name).to.equal('会社名 のコピー');
    expect(() => edit({ action: 'save_as_master', field_id: 70, name: '会社名' })).to.throw('already used');
  });

  it('are added as fields, in a group and under a free name', () => {
    const application = edit({ action: 'add_from_master', master_field_id: 95, field_group_id: 41, index: 0 });
    expect(application.fields[7]).to.deep.equal({
      id: 101,
      name: '会社名のコピー',
      type: 1,
      mst_field_id: 95,
      field_group_id: 41,
    });
    expect(edit({ action: 'add_from_master', master_field_id: 95, name: '屋号' }).fields.at(-1)?.name).to.equal('屋号');
  });
});

describe('the schema of changes', () => {
  it('accepts every kind of change and nothing else', () => {
    expect(Check(Change, { action: 'delete', kind: 'rule', id: 1 })).to.equal(true);
    expect(Check(Change, { action: 'new_version' })).to.equal(true);
    expect(Check(Change, { action: 'delete', kind: 'rule' })).to.equal(false);
    expect(Check(Change, { action: 'sort', kind: 'option', ids: [1] })).to.equal(false);
  });
});

describe('an edit', () => {
  it('is fast on an application of 300 questions', () => {
    const questions = Array.from({ length: 300 }, (_, index) => ({
      id: index * 10 + 1,
      name: `質問${index}`,
      title: '質問',
      type: 'single' as const,
      options: [2, 3, 4, 5].map((step) => ({ id: index * 10 + step, text: `選択${step}`, value: `v${step}` })),
      field_groups: [{ id: index * 10 + 6, name: '組' }],
    }));
    const fields = questions.flatMap(({ id }) =>
      [6, 7, 8].map((step) => textField(id + step, `項目${id}の${step}`, { field_group_id: id + 5 })),
    );
    const application = emptyApplication({ last_id: 4000, questions, fields });
    const change: Change = { action: 'update', kind: 'option', id: 1502, set: { text: '変更' } };
    const run = (): void => {
      for (let index = 0; index < 50; index += 1) editApplication(application, change);
    };
    // Some tenths of a millisecond for each, as measured.
    expectProcessorTime(50 * 3, run);
  });
});
