import { expect } from 'chai';
import { ShoruiError, type Application, type Problem } from '@shorui/engine';
import { problemText } from '@shorui/engine/problems';
import { editApplication, type Change } from '../../../../packages/engine/src/application/edits/index.ts';
import { deepFreeze, emptyApplication, fieldsQuestion, sampleApplication, textField } from './sample-application.ts';

function refusal(change: unknown, from: Application = sampleApplication()): readonly Problem[] {
  try {
    editApplication(deepFreeze(from), change as Change);
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems;
    throw error;
  }
  throw new Error('the edit was not refused');
}

function refusedFor(change: unknown, from?: Application): string[] {
  return refusal(change, from).map(({ id }) => id);
}

describe('an edit is refused', () => {
  it('when its shape is wrong, with the place of each error', () => {
    expect(refusal(null)[0]?.params['pointer']).to.equal('/');
    expect(refusal({ action: 'explode' })[0]?.place.pointer).to.equal('/action');
    expect(refusal({ action: 'delete', kind: 'planet', id: 1 })[0]?.place.pointer).to.equal('/kind');
    const faults = refusal({
      action: 'create',
      kind: 'option',
      question_id: 'x',
      value: { text: '', value: 'v', colour: 1 },
    });
    expect(faults.map(({ place }) => place.pointer)).to.have.members(['/question_id', '/value/text', '/value']);
    expect(refusedFor({ action: 'update', kind: 'question', id: 10, unset: ['name'] })).to.deep.equal([
      'application.edit-invalid-change',
    ]);
    expect(refusedFor({ action: 'update', kind: 'question', id: 10, set: { id: 3 } })).to.deep.equal([
      'application.edit-invalid-change',
    ]);
  });

  it('when it names something that does not exist', () => {
    expect(refusedFor({ action: 'delete', kind: 'question', id: 999 })).to.deep.equal([
      'application.edit-unknown-thing',
    ]);
    // The id exists, but as another kind of thing.
    expect(refusedFor({ action: 'delete', kind: 'rule', id: 10 })).to.deep.equal(['application.edit-unknown-thing']);
    expect(refusedFor({ action: 'sort', kind: 'option', question_id: 10, ids: [51] })).to.deep.equal([
      'application.edit-sort-unknown',
    ]);
    expect(refusedFor({ action: 'add_from_master', master_field_id: 96 })).to.deep.equal([
      'application.edit-unknown-thing',
    ]);
  });

  it('when what it writes refers to something that does not exist', () => {
    const change = {
      action: 'update',
      kind: 'rule',
      id: 60,
      set: { conditions: [{ question_id: 10, operator: 'chosen', option_ids: [11, 51] }], rule_id: 62 },
    };
    const problems = refusal(change);
    expect(problems.map(({ params }) => params['pointer'])).to.deep.equal(['/conditions/0/option_ids/1', '/rule_id']);
    expect(
      refusedFor({ action: 'create', kind: 'field', value: { name: '計', type: 15, formula: '@71+@999' } }),
    ).to.deep.equal(['application.edit-unknown-reference']);
    expect(refusedFor({ action: 'move', kind: 'file', id: 80, folder_id: 10 })).to.deep.equal([
      'application.edit-unknown-reference',
    ]);
  });

  it('but not for an existing error', () => {
    const faulty = sampleApplication();
    faulty.rules![0] = { ...faulty.rules![0]!, rule_id: 999 };
    const { application } = editApplication(faulty, { action: 'update', kind: 'rule', id: 60, set: { name: '別名' } });
    expect(application.rules?.[0]?.name).to.equal('別名');
  });

  it('when the version is frozen, unless it publishes, makes a new version or sets the mail of campaigns', () => {
    const frozen = { ...sampleApplication(), frozen: true };
    expect(refusedFor({ action: 'delete', kind: 'tag', id: 98 }, frozen)).to.deep.equal(['application.edit-frozen']);
    expect(refusedFor({ action: 'update_application', set: { name: 'x' } }, frozen)).to.deep.equal([
      'application.edit-frozen',
    ]);
    const mail = { campaign_email_template: { subject: 'ご案内' } };
    for (const set of [{ ...mail, name: 'x' }, {}])
      expect(refusedFor({ action: 'update_application', set }, frozen)).to.deep.equal(['application.edit-frozen']);
    const told = editApplication(frozen, { action: 'update_application', set: mail }).application;
    expect(told).to.deep.include({ ...mail, frozen: true });
    expect(editApplication(frozen, { action: 'publish', publish: 0 }).application.frozen).to.equal(true);
    expect(editApplication(frozen, { action: 'new_version' }).application).to.not.have.property('frozen');
  });

  it('when a name is in use in its scope', () => {
    const taken: unknown[] = [
      { action: 'create', kind: 'field', value: { name: '単価', type: 1, field_group_id: 21 } },
      { action: 'update', kind: 'question', id: 50, set: { name: '雇用形態' } },
      { action: 'create', kind: 'survey_field', question_id: 10, value: { name: '単価', type: 1 } },
      { action: 'create', kind: 'option', question_id: 10, value: { text: '別', value: '正社員' } },
      { action: 'create', kind: 'rule', value: { name: '正社員のとき' } },
      { action: 'create', kind: 'folder', value: { name: '申請', parent_id: 90 } },
      {
        action: 'create',
        kind: 'file',
        value: { type: 'pdf', name: '申請書.PDF', path: 'files/c.pdf', folder_id: 91 },
      },
      { action: 'create', kind: 'tag', value: { name: '労務' } },
      { action: 'create', kind: 'master_field', value: { name: '会社名', type: 1 } },
      { action: 'create', kind: 'plan_price', value: { plan_id: 3, price: 100 } },
      { action: 'clone', kind: 'plan_price', id: 3, plan_id: 3 },
    ];
    for (const change of taken)
      expect(refusedFor(change), JSON.stringify(change)).to.deep.equal(['application.edit-duplicate-name']);
  });

  it('but not when the name is in use in another scope, or shows the same value', () => {
    const fine: Change[] = [
      { action: 'create', kind: 'field', value: { name: '単価', type: 1, field_group_id: 41 } },
      { action: 'create', kind: 'field', value: { name: '会社名', type: 1, source_field_id: 70 } },
      { action: 'create', kind: 'folder', value: { name: '申請' } },
      { action: 'create', kind: 'option', question_id: 50, value: { text: '正社員', value: '正社員' } },
      { action: 'update', kind: 'rule', id: 60, set: { name: '正社員のとき' } },
    ];
    for (const change of fine)
      expect(() => editApplication(sampleApplication(), change), JSON.stringify(change)).to.not.throw();
  });

  it('when a move brings a name into a scope where it is in use', () => {
    const application = emptyApplication({
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
    expect(refusedFor({ action: 'move', kind: 'question', id: 5 }, application)).to.deep.equal([
      'application.edit-duplicate-name',
    ]);
    expect(refusedFor({ action: 'move', kind: 'field', id: 8, field_group_id: 2 }, application)).to.deep.equal([
      'application.edit-duplicate-name',
    ]);
  });

  it('when no tag can hold the name', () => {
    for (const name of ['氏{名', 'this', '\u0007']) {
      expect(refusedFor({ action: 'update', kind: 'question', id: 10, set: { name } })).to.deep.equal([
        'application.edit-tag-name',
      ]);
    }
  });

  it('when a question would be repeated inside itself', () => {
    expect(refusedFor({ action: 'move', kind: 'question', id: 30, repeat_option_id: 31 })).to.deep.equal([
      'application.edit-repeat-inside-itself',
    ]);
    const nested = editApplication(sampleApplication(), {
      action: 'create',
      kind: 'repeat_option',
      question_id: 40,
      value: { name: '家族', questions: [], min: 0, max: 2 },
    }).application;
    expect(refusedFor({ action: 'move', kind: 'question', id: 30, repeat_option_id: 101 }, nested)).to.deep.equal([
      'application.edit-repeat-inside-itself',
    ]);
  });

  it('when a question would be in two lists, or a list has no range', () => {
    const twice = {
      action: 'create',
      kind: 'repeat_option',
      question_id: 30,
      value: { name: '別', questions: [40], min: 0, max: 2 },
    };
    expect(refusedFor(twice)).to.deep.equal(['application.edit-repeat-listed-twice']);
    expect(refusedFor({ action: 'update', kind: 'repeat_option', id: 31, set: { min: 6 } })).to.deep.equal([
      'application.edit-min-over-max',
    ]);
  });

  it('when folders, categories, rules, formulas or sources would form a cycle', () => {
    const circles: unknown[] = [
      { action: 'move', kind: 'folder', id: 90, parent_id: 91 },
      { action: 'update', kind: 'category', id: 99, set: { parent_id: 100 } },
      { action: 'update', kind: 'rule', id: 60, set: { rule_id: 61 } },
      { action: 'update', kind: 'field', id: 73, set: { formula: '@73+1' } },
      { action: 'update', kind: 'field', id: 70, set: { source_field_id: 76 } },
    ];
    for (const change of circles)
      expect(refusedFor(change), JSON.stringify(change)).to.deep.equal(['application.edit-cycle']);
  });

  it('when a field is placed on a file that is not a PDF', () => {
    expect(refusedFor({ action: 'place_field', field_id: 70, file_id: 80, page: 1, x: 1, y: 1 })).to.deep.equal([
      'application.edit-not-a-pdf',
    ]);
  });
});

describe('publishing', () => {
  it('is refused without a file, for the public and in limits, and the state stays', () => {
    for (const publish of [1, 2]) {
      const [problem] = refusal({ action: 'publish', publish }, emptyApplication());
      expect(problemText(problem!, 'ja').what).to.equal('ファイルがアップロードされていないため公開できません。');
    }
    expect(editApplication(emptyApplication(), { action: 'publish', publish: 0 }).application.publish).to.equal(0);
  });

  it('is refused while the application contradicts itself', () => {
    const unfinished = sampleApplication();
    unfinished.questions[0] = { ...unfinished.questions[0]!, options: [] };
    expect(refusedFor({ action: 'publish', publish: 1 }, unfinished)).to.include('application.invalid-no-options');
  });

  it('freezes the version, also when it is withdrawn again', () => {
    const published = editApplication(sampleApplication(), { action: 'publish', publish: 1 });
    expect(published.application).to.include({ publish: 1, frozen: true });
    expect(published.effects).to.deep.equal([
      { kind: 'application', id: 1, name: '入社手続き', action: 'updated', property: 'publish', before: 0, place: {} },
    ]);
    expect(editApplication(published.application, { action: 'publish', publish: 0 }).application).to.include({
      publish: 0,
      frozen: true,
    });
  });

  it('is not done by an update', () => {
    expect(refusedFor({ action: 'update_application', set: { publish: 1 } })).to.deep.equal([
      'application.edit-publish-only',
    ]);
  });
});
