import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import {
  describeEffect,
  editApplication,
  previewChange,
  type Effect,
} from '../../../../packages/engine/src/application/edits/index.ts';
import { findDanglingReferences } from '../../../../packages/engine/src/application/find-dangling-references.ts';
import type { ThingKind } from '../../../../packages/engine/src/application/thing-kinds.ts';
import {
  choiceQuestion,
  deepFreeze,
  emptyApplication,
  fieldsQuestion,
  sampleApplication,
  textField,
} from './sample-application.ts';

function remove(kind: ThingKind, id: number, from: Application = sampleApplication()) {
  const edit = editApplication(deepFreeze(from), { action: 'delete', kind, id });
  expect(findDanglingReferences(edit.application)).to.deep.equal([]);
  return edit;
}

function question(application: Application, id: number) {
  return application.questions.find((each) => each.id === id)!;
}

function field(application: Application, id: number) {
  return application.fields.find((each) => each.id === id);
}

function effectsOf(effects: readonly Effect[], kind: string, id: number): string[] {
  return effects
    .filter((effect) => effect.kind === kind && effect.id === id)
    .map(({ action, property }) => `${action} ${property ?? ''}`.trim());
}

describe('deleting a question', () => {
  it('clears conditions and condition options that refer to it, everywhere', () => {
    const { application, effects } = remove('question', 10);
    expect(question(application, 20)).to.not.have.property('conditions');
    expect(question(application, 40).field_groups?.[0]).to.deep.equal({ id: 41, name: '基本' });
    expect(question(application, 50).options?.[0]).to.deep.equal({ id: 51, text: '電車', value: 'train' });
    expect(application.rules?.[0]).to.deep.equal({ id: 60, name: '正社員のとき' });
    expect(effectsOf(effects, 'question', 20)).to.deep.equal(['cleared conditions']);
    expect(effectsOf(effects, 'option', 51)).to.deep.equal(['cleared condition_options']);
  });

  it('clears the conditions of blocks and sets hasCondition to false if none remain', () => {
    const { application, effects } = remove('question', 10);
    const section = application.files[0]!.document!.children[0]!;
    expect(section.children?.[0]?.options).to.deep.equal({ hasCondition: false });
    // What still has a rule keeps its condition.
    expect(section.children?.[1]?.options).to.deep.equal({
      isLoop: true,
      questionId: 30,
      ruleId: 60,
      hasCondition: true,
    });
    expect(section.children?.[2]?.options).to.deep.equal({ inheritRuleId: 61, hasCondition: true });
    const places = effects.filter(({ kind }) => kind === 'block').map(({ place }) => place.path);
    expect(places).to.deep.equal(['0.0', '0.2']);
  });

  it('unlinks it from field instances, which stay', () => {
    const { application, effects } = remove('question', 10);
    expect(field(application, 75)).to.deep.equal({
      id: 75,
      name: '雇用形態の表示',
      type: 1,
      file_id: 81,
      page: 2,
      position_x: 1,
      position_y: 1,
    });
    expect(effectsOf(effects, 'field', 75)).to.deep.equal(['unlinked question']);
  });

  it('deletes its notes, but not the note before the first question', () => {
    const { application } = remove('question', 10);
    expect(application.question_notification).to.deep.equal([{ id: 97, content: 'はじめにお読みください。' }]);
  });

  it('deletes its fields but keeps those placed on a file, outside every group', () => {
    const { application, effects } = remove('question', 20);
    expect(field(application, 70)).to.equal(undefined);
    expect(field(application, 72)).to.equal(undefined);
    expect(field(application, 71)).to.deep.equal({
      id: 71,
      name: '単価',
      type: 3,
      file_id: 81,
      page: 1,
      position_x: 10,
      position_y: 20,
    });
    expect(effectsOf(effects, 'field', 70)).to.deep.equal(['deleted']);
    expect(effectsOf(effects, 'field', 71)).to.deep.equal(['unlinked field_group_id']);
  });

  it('removes formulas that read its fields, with their text in the effects', () => {
    const { application, effects } = remove('question', 20);
    expect(field(application, 73)).to.not.have.property('formula');
    const lost = effects.find(({ property }) => property === 'formula');
    expect(lost).to.include({ kind: 'field', id: 73, action: 'cleared', before: '@71*@72+100' });
    expect(lost?.because).to.deep.equal({ kind: 'field', id: 72, name: '数量' });
  });

  it('removes it from its list', () => {
    const { application, effects } = remove('question', 40);
    expect(question(application, 30).repeat_options?.[0]?.questions).to.deep.equal([]);
    expect(effectsOf(effects, 'repeat_option', 31)).to.deep.equal(['unlinked questions']);
  });

  it('moves the questions of its lists to its position, and makes looped blocks plain blocks', () => {
    const { application, effects } = remove('question', 30);
    expect(question(application, 40)).to.not.equal(undefined);
    expect(effectsOf(effects, 'question', 40)).to.deep.equal(['moved questions']);
    expect(application.files[0]!.document!.children[0]!.children?.[1]?.options).to.deep.equal({
      isLoop: false,
      ruleId: 60,
      hasCondition: true,
    });
  });

  it('moves them into the list around it when it is repeated itself', () => {
    const nested = emptyApplication({
      last_id: 9,
      questions: [
        {
          id: 1,
          name: '部署',
          title: '部署',
          type: 'repeat',
          repeat_options: [{ id: 2, questions: [3, 6], min: 0, max: 3 }],
        },
        {
          id: 3,
          name: '社員',
          title: '社員',
          type: 'repeat',
          repeat_options: [{ id: 4, questions: [5], min: 0, max: 3 }],
        },
        choiceQuestion(5, '区分', []),
        choiceQuestion(6, '備考', []),
      ],
    });
    const { application } = remove('question', 3, nested);
    expect(question(application, 1).repeat_options?.[0]?.questions).to.deep.equal([5, 6]);
  });

  it('adds a number to a name that is in use where a question arrives, and reports it', () => {
    const clashing = emptyApplication({
      last_id: 20,
      questions: [
        fieldsQuestion(1, '代表', 2),
        {
          id: 3,
          name: '役員',
          title: '役員',
          type: 'repeat',
          repeat_options: [{ id: 4, questions: [5], min: 0, max: 3 }],
        },
        fieldsQuestion(5, '役員の情報', 6),
      ],
      fields: [textField(7, '氏名', { field_group_id: 2 }), textField(8, '氏名', { field_group_id: 6 })],
    });
    const { application, effects } = remove('repeat_option', 4, clashing);
    expect(application.fields.map(({ name }) => name)).to.deep.equal(['氏名', '氏名_2']);
    const renamed = effects.find(({ action }) => action === 'renamed');
    expect(renamed).to.include({ id: 8, before: '氏名', after: '氏名_2' });
  });
});

describe('deleting other things', () => {
  it('of a field group resets the options tied to its fields, also to those that stay', () => {
    const sample = sampleApplication();
    sample.fields[4] = { ...sample.fields[4]!, field_group_id: 21 };
    const { application, effects } = remove('field_group', 21, sample);
    expect(question(application, 50).options?.[1]).to.deep.equal({ id: 52, text: '車', value: 'car' });
    expect(field(application, 74)).to.include({ id: 74, file_id: 81 }).and.not.have.property('field_group_id');
    expect(effectsOf(effects, 'option', 52)).to.deep.equal(['unlinked field_id']);
  });

  it('of a field removes it from conditions, formulas, sources and options', () => {
    const price = remove('field', 71);
    expect(price.application.rules?.[1]?.conditions).to.deep.equal([{ rule_id: 60, operator: 'holds' }]);
    expect(field(price.application, 73)).to.not.have.property('formula');
    const company = remove('field', 70);
    expect(field(company.application, 76)).to.not.have.property('source_field_id');
    const car = remove('field', 74);
    expect(question(car.application, 50).options?.[1]).to.not.have.property('field_id');
  });

  it('of a rule removes it from things, rules, files and blocks', () => {
    const { application } = remove('rule', 60);
    expect(question(application, 50)).to.not.have.property('rule_id');
    expect(application.rules?.map(({ conditions }) => conditions)).to.deep.equal([
      [{ field_id: 71, operator: 'gt', value: 1000 }],
    ]);
    expect(application.files[0]!.document!.children[0]!.children?.[1]?.options).to.deep.equal({
      isLoop: true,
      questionId: 30,
      hasCondition: false,
    });
    const other = remove('rule', 61).application;
    expect(other.files[1]).to.not.have.property('rule_id');
    expect(other.files[0]!.document!.children[0]!.children?.[2]?.options).to.deep.equal({
      condition_options: [12],
      hasCondition: true,
    });
  });

  it('of an option keeps the rest of a condition, and drops a condition that is left with none', () => {
    const { application } = remove('option', 11);
    expect(question(application, 20).conditions).to.deep.equal([
      { question_id: 10, operator: 'chosen', option_ids: [12] },
    ]);
    expect(application.rules?.[0]).to.not.have.property('condition_options');
    const again = remove('option', 12, application).application;
    expect(question(again, 20)).to.not.have.property('conditions');
  });

  it('of a file removes its fields from it', () => {
    const { application, effects } = remove('file', 81);
    expect(field(application, 71)).to.deep.equal({ id: 71, name: '単価', type: 3, field_group_id: 21 });
    expect(effectsOf(effects, 'field', 71)).to.deep.equal(['unlinked file_id']);
  });

  it('of a folder moves its contents to its parent, under a free name', () => {
    const sample = sampleApplication();
    sample.files.push({ id: 82, type: 'pdf', name: '申請書.PDF', path: 'files/b.pdf', folder_id: 90 });
    const { application, effects } = remove('folder', 91, { ...sample, last_id: 101 });
    expect(application.files[1]).to.include({ folder_id: 90, name: '申請書 (2).pdf' });
    expect(effectsOf(effects, 'file', 81)).to.deep.equal(['moved folder_id', 'renamed']);
    const root = remove('folder', 90).application;
    expect(root.folders).to.deep.equal([{ id: 91, name: '申請' }]);
    expect(root.files[0]).to.not.have.property('folder_id');
  });

  it('of a master field or a category keeps the things made from it or below it', () => {
    expect(field(remove('master_field', 95).application, 70)).to.not.have.property('mst_field_id');
    expect(remove('category', 99).application.categories).to.deep.equal([{ id: 100, name: '入社' }]);
  });

  it('leaves everything untouched shared with the application before', () => {
    const before = sampleApplication();
    const { application } = editApplication(before, { action: 'delete', kind: 'tag', id: 98 });
    expect(application.questions).to.equal(before.questions);
    expect(application.fields).to.equal(before.fields);
    const after = editApplication(before, { action: 'delete', kind: 'field', id: 77 }).application;
    expect(after.questions).to.equal(before.questions);
    expect(after.fields[0]).to.equal(before.fields[0]);
  });
});

describe('effects in words', () => {
  it('describe the change, its place and its cause in both languages', () => {
    const { effects } = remove('question', 10);
    expect(describeEffect(effects[0]!, 'ja')).to.equal('質問「雇用形態」を削除します。');
    const cleared = effects.find(({ kind, id }) => kind === 'option' && id === 51)!;
    expect(describeEffect(cleared, 'ja')).to.equal(
      '質問「通勤」：選択肢「電車」の選択肢による表示条件「正社員」が取り除かれます。（選択肢「正社員」が削除されるため）',
    );
    expect(describeEffect(cleared, 'en')).to.equal(
      'question "通勤": The option "電車" loses its conditions on options "正社員". (because the option "正社員" is deleted)',
    );
    const formula = remove('field', 71).effects.find(({ property }) => property === 'formula')!;
    expect(describeEffect(formula, 'ja')).to.equal(
      '項目「合計」の計算式「@71*@72+100」が取り除かれます。（項目「単価」が削除されるため）',
    );
  });

  it('are the same in a preview, which changes nothing', () => {
    const application = deepFreeze(sampleApplication());
    const change = { action: 'delete', kind: 'question', id: 10 } as const;
    expect(previewChange(application, change)).to.deep.equal(editApplication(application, change).effects);
  });
});
