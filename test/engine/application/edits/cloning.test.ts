import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import {
  cloneApplication,
  cutInstanceName,
  editApplication,
  type Change,
} from '../../../../packages/engine/src/application/edits/index.ts';
import { copyName, freeName, TakenNames } from '../../../../packages/engine/src/application/edits/unique-name.ts';
import { findDanglingReferences } from '../../../../packages/engine/src/application/find-dangling-references.ts';
import { validateApplication } from '../../../../packages/engine/src/application/validate/index.ts';
import { deepFreeze, emptyApplication, sampleApplication, textField } from './sample-application.ts';

function edit(change: Change, from: Application = sampleApplication()): Application {
  const { application } = editApplication(deepFreeze(from), change);
  expect(findDanglingReferences(application)).to.deep.equal([]);
  return application;
}

/** A question with everything inside that refers to itself. */
function selfReferring(): Application {
  return emptyApplication({
    last_id: 40,
    questions: [
      {
        id: 1,
        name: '契約',
        title: '契約',
        type: 'single',
        options: [
          { id: 2, text: 'あり', value: 'yes', field_id: 11 },
          { id: 3, text: 'なし', value: 'no' },
        ],
        field_groups: [{ id: 4, name: '内容', conditions: [{ question_id: 1, operator: 'chosen', option_ids: [2] }] }],
        survey_question_fields: [{ id: 5, name: '備考', type: 1 }],
        repeat_options: [{ id: 6, name: '明細', questions: [20], min: 0, max: 3 }],
      },
      {
        id: 20,
        name: '品目',
        title: '品目',
        type: 'fields',
        field_groups: [
          { id: 21, name: '品', conditions: [{ field_id: 10, operator: 'gt', value: 0 }], condition_options: [31] },
        ],
      },
      { id: 30, name: '種別', title: '種別', type: 'single', options: [{ id: 31, text: '甲', value: '甲' }] },
    ],
    fields: [
      textField(10, '単価', { type: 3, field_group_id: 4, file_id: 40, page: 1, position_x: 1, position_y: 2 }),
      textField(11, '金額', { type: 15, formula: '@10*@22', field_group_id: 4 }),
      textField(22, '数量', { type: 3, field_group_id: 21 }),
    ],
    files: [{ id: 40, type: 'pdf', name: '申込書.pdf', path: 'files/a.pdf' }],
    question_notification: [{ id: 39, question_id: 1, content: '注意' }],
  });
}

describe('cloning a question', () => {
  const application = edit({ action: 'clone', kind: 'question', id: 1 }, selfReferring());
  const [original, copy, listed] = application.questions;

  it('copies all parts with new ids, directly after the original', () => {
    expect(original).to.deep.equal(selfReferring().questions[0]);
    expect(copy).to.deep.equal({
      id: 41,
      name: '契約のコピー',
      title: '契約',
      type: 'single',
      options: [
        { id: 42, text: 'あり', value: 'yes', field_id: 50 },
        { id: 43, text: 'なし', value: 'no' },
      ],
      field_groups: [{ id: 44, name: '内容', conditions: [{ question_id: 41, operator: 'chosen', option_ids: [42] }] }],
      survey_question_fields: [{ id: 45, name: '備考のコピー', type: 1 }],
      repeat_options: [{ id: 46, name: '明細のコピー', questions: [47], min: 0, max: 3 }],
    });
  });

  it('copies the questions of its lists, which keep their names, and leaves outer references alone', () => {
    expect(listed).to.deep.equal({
      id: 47,
      name: '品目',
      title: '品目',
      type: 'fields',
      field_groups: [
        { id: 48, name: '品', conditions: [{ field_id: 49, operator: 'gt', value: 0 }], condition_options: [31] },
      ],
    });
  });

  it('copies its fields without their places, and renumbers their formulas', () => {
    expect(application.fields.slice(3)).to.deep.equal([
      { id: 49, name: '単価のコピー', type: 3, field_group_id: 44 },
      { id: 50, name: '金額のコピー', type: 15, formula: '@49*@51', field_group_id: 44 },
      { id: 51, name: '数量', type: 3, field_group_id: 48 },
    ]);
    expect(application.question_notification?.[1]).to.deep.equal({ id: 52, question_id: 41, content: '注意' });
    expect(application.last_id).to.equal(52);
  });

  it('puts the copy of a repeated question into the same list', () => {
    const again = edit({ action: 'clone', kind: 'question', id: 20 }, selfReferring());
    expect(again.questions[0]?.repeat_options?.[0]?.questions).to.deep.equal([20, 41]);
    expect(again.fields.at(-1)?.name).to.equal('数量のコピー');
  });
});

describe('cloning other things', () => {
  it('gives copies distinct names', () => {
    const option = edit({ action: 'clone', kind: 'option', id: 51 }).questions[4]?.options?.[1];
    expect(option).to.deep.equal({ id: 101, text: '電車 のコピー', value: 'train のコピー', condition_options: [11] });
    expect(edit({ action: 'clone', kind: 'rule', id: 60 }).rules?.[1]).to.deep.equal({
      id: 101,
      name: '正社員のとき のコピー',
      condition_options: [11],
    });
    expect(edit({ action: 'clone', kind: 'plan_price', id: 3, plan_id: 4 }).plan_prices?.[1]).to.deep.equal({
      plan_id: 4,
      price: 500,
    });
    expect(edit({ action: 'clone', kind: 'notification', id: 96 }).question_notification?.at(-1)).to.include({
      id: 101,
      question_id: 10,
    });
  });

  it('copies a group with its fields, and a list with its questions', () => {
    const group = edit({ action: 'clone', kind: 'field_group', id: 21 });
    expect(group.questions[1]?.field_groups?.map(({ name }) => name)).to.deep.equal([
      '会社グループ',
      '会社グループ のコピー',
    ]);
    expect(group.fields.slice(8).map(({ name, file_id: file }) => [name, file])).to.deep.equal([
      ['会社名のコピー', undefined],
      ['単価のコピー', undefined],
      ['数量のコピー', undefined],
    ]);
    const list = edit({ action: 'clone', kind: 'repeat_option', id: 31 });
    expect(list.questions[2]?.repeat_options?.[1]).to.deep.include({ name: '従業員のコピー', min: 1, max: 5 });
    expect(list.questions[4]).to.deep.include({ name: '従業員の情報' });
  });

  it('sets the copy of a placed field a little aside', () => {
    const copy = edit({ action: 'clone', kind: 'field', id: 71 }).fields[2];
    expect(copy).to.deep.equal({
      id: 101,
      name: '単価のコピー',
      type: 3,
      field_group_id: 21,
      file_id: 81,
      page: 1,
      position_x: 15,
      position_y: 25,
    });
  });

  it('copies a file with its fields, which show what the originals show', () => {
    const application = edit({ action: 'clone', kind: 'file', id: 81, path: 'files/copy.pdf' });
    expect(application.files[2]).to.deep.equal({
      id: 101,
      type: 'pdf',
      name: '申請書 のコピー.pdf',
      path: 'files/copy.pdf',
      folder_id: 91,
      rule_id: 61,
    });
    const copies = application.fields.filter((field) => field.file_id === 101);
    expect(copies.map(({ name, source_field_id: source, question }) => [name, source, question])).to.deep.equal([
      ['単価', 71, undefined],
      ['合計', 73, undefined],
      ['車の印', 74, undefined],
      ['雇用形態の表示', undefined, 10],
      ['会社名の控え', 70, undefined],
    ]);
    expect(validateApplication(application).problems.filter(({ severity }) => severity === 'error')).to.deep.equal([]);
  });

  it('copies a folder with its contents', () => {
    const application = edit({ action: 'clone', kind: 'folder', id: 90 });
    expect(application.folders?.slice(2)).to.deep.equal([
      { id: 101, name: '契約 のコピー' },
      { id: 103, name: '申請', parent_id: 101 },
    ]);
    expect(
      application.files.filter(({ id }) => id > 100).map(({ name, folder_id: folder }) => [name, folder]),
    ).to.deep.equal([
      ['雇用契約書.docx', 101],
      ['申請書.pdf', 103],
    ]);
  });
});

describe('cloning an application', () => {
  it('assigns new ids, preserves every reference, and starts as a private first version', () => {
    const published = editApplication(sampleApplication(), { action: 'publish', publish: 1 }).application;
    const copy = cloneApplication(deepFreeze({ ...published, version: 4 }), { id: 2 });
    expect(copy)
      .to.include({ id: 2, name: '入社手続き のコピー', version: 1, publish: 0 })
      .and.not.have.property('frozen');
    expect(findDanglingReferences(copy)).to.deep.equal([]);
    expect(validateApplication(copy).problems.filter(({ severity }) => severity === 'error')).to.deep.equal([]);
    expect(copy.questions.map(({ name }) => name)).to.deep.equal(published.questions.map(({ name }) => name));
    const [price, amount, total] = [1, 2, 3].map((position) => copy.fields[position]!);
    expect(total!.formula).to.equal(`@${price!.id}*@${amount!.id}+100`);
    const loop = copy.files[0]!.document!.children[0]!.children![1]!.options!;
    expect(loop).to.include({ questionId: copy.questions[2]!.id, ruleId: copy.rules![0]!.id });
    expect(copy.last_id).to.be.below(published.last_id);
    expect(cloneApplication(published, { id: 3, name: '別名' }).name).to.equal('別名');
  });
});

describe('names of copies', () => {
  it('fit into 25 characters for fields, and stay apart', () => {
    const taken = new TakenNames([]);
    const long = 'と'.repeat(25);
    expect(copyName('field', long, taken)).to.equal(`${'と'.repeat(21)}のコピー`);
    expect(copyName('field', long, taken)).to.equal(`${'と'.repeat(20)}のコピー2`);
  });

  it('of a copy get the next number instead of growing', () => {
    expect(copyName('field', '氏名のコピー', new TakenNames(['氏名', '氏名のコピー']))).to.equal('氏名のコピー2');
    expect(copyName('field', 'のコピー', new TakenNames([]))).to.equal('のコピーのコピー');
  });

  it('keep the ending of a file and do not differ in letter case alone', () => {
    expect(copyName('file', '契約書_{{氏名}}.docx', new TakenNames([]))).to.equal('契約書_{{氏名}} のコピー.docx');
    expect(freeName('folder', 'FORM', new TakenNames(['form']))).to.equal('FORM (2)');
    expect(freeName('folder', '新規', new TakenNames(['form']))).to.equal('新規');
  });
});

describe('the name of a field instance', () => {
  it('is cut to its first 25 characters, counted as characters and not as UTF-16 units', () => {
    expect(cutInstanceName('x'.repeat(26))).to.equal('x'.repeat(25));
    expect(cutInstanceName('𠮷'.repeat(26))).to.equal('𠮷'.repeat(25));
    expect(cutInstanceName('会社名')).to.equal('会社名');
  });
});
