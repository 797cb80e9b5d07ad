import { expect } from 'chai';
import fc from 'fast-check';
import { ShoruiError, type Application } from '@shorui/engine';
import {
  compareApplications,
  editApplication,
  type Change,
} from '../../../../packages/engine/src/application/edits/index.ts';
import { RandomChange } from './random-change.ts';
import { deepFreeze, sampleApplication } from './sample-application.ts';

const edited = (application: Application, ...changes: Change[]): Application =>
  changes.reduce((last, change) => editApplication(last, deepFreeze(change)).application, application);

/** The application without what an undo keeps and without lists that are empty. */
function contentOf(application: Application): unknown {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0));
    return Object.fromEntries(parts.map(([name, part]) => [name, plain(part)]));
  };
  const { last_id: _last, publish: _publish, frozen: _frozen, version: _version, ...rest } = application;
  return plain(rest);
}

/** The change back to `before`, applied to `after`. */
function takeBack(before: Application, after: Application): Application {
  const change = compareApplications(after, before);
  return change === undefined ? after : edited(after, change);
}

const diceOf = (numbers: readonly number[]) => {
  let at = 0;
  return (limit: number) => (limit === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % limit);
};

function attempt(application: Application, change: Change): Application | undefined {
  try {
    return edited(application, change);
  } catch (error) {
    if (error instanceof ShoruiError) return undefined;
    throw error;
  }
}

describe('restoring an earlier state', () => {
  it('takes any change back, and does it again, with the same ids', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 30, maxLength: 60 }),
        fc.integer({ min: 1, max: 6 }),
        (numbers, steps) => {
          const dice = diceOf(numbers);
          const before = deepFreeze(sampleApplication());
          let after: Application = before;
          for (let step = 0; step < steps; step++) {
            const change = new RandomChange(after, dice).next();
            if (change.action === 'publish' || change.action === 'new_version') continue;
            after = deepFreeze(attempt(after, change) ?? after);
          }
          const back = deepFreeze(takeBack(before, after));
          expect(contentOf(back)).to.deep.equal(contentOf(before));
          expect(back.last_id).to.equal(after.last_id);
          expect(contentOf(takeBack(after, back))).to.deep.equal(contentOf(after));
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('brings the order back where a part came from another question and another one was deleted', () => {
    const before = sampleApplication();
    const after = edited(
      before,
      { action: 'move', kind: 'survey_field', id: 42, question_id: 10, index: 2 },
      { action: 'clone', kind: 'survey_field', id: 42 },
    );
    const back = takeBack(before, after);
    expect(contentOf(takeBack(after, back))).to.deep.equal(contentOf(after));
  });

  it('leaves alone what others have changed meanwhile', () => {
    const before = deepFreeze(sampleApplication());
    const own = edited(before, { action: 'update', kind: 'question', id: 10, set: { name: '働き方' } });
    const change = compareApplications(own, before);
    const others = edited(
      own,
      { action: 'update', kind: 'question', id: 10, set: { title: 'どのように働きますか' } },
      { action: 'create', kind: 'option', question_id: 10, value: { text: '派遣', value: '派遣' } },
    );
    const [question] = edited(others, change!).questions;
    expect(question).to.include({ name: '雇用形態', title: 'どのように働きますか' });
    expect(question?.options?.map(({ text }) => text)).to.deep.equal(['正社員', 'パート', '業務委託', '派遣']);
  });

  it('removes references that others have made to what it removes', () => {
    const before = deepFreeze(sampleApplication());
    const own = edited(before, {
      action: 'create',
      kind: 'rule',
      value: { name: '新しい規則', condition_options: [11] },
    });
    const change = compareApplications(own, before)!;
    const others = edited(own, { action: 'update', kind: 'file', id: 80, set: { rule_id: own.last_id } });
    const { application, effects } = editApplication(others, change);
    expect(application.files[0]).to.not.have.property('rule_id');
    expect(effects.map(({ kind, action }) => `${kind} ${action}`)).to.deep.equal(['rule deleted', 'file unlinked']);
  });

  it('keeps what others have added at its place when it brings an order back', () => {
    const before = deepFreeze(sampleApplication());
    const own = edited(before, { action: 'sort', kind: 'question', ids: [50, 20, 10] });
    const change = compareApplications(own, before)!;
    const others = edited(own, {
      action: 'create',
      kind: 'question',
      index: 1,
      value: { name: '追加', title: '追加', type: 'fields' },
    });
    expect(edited(others, change).questions.map(({ id }) => id)).to.deep.equal([10, 20, 30, 40, 50, 101]);
  });

  it('refuses an id that was never given, and one that is in use', () => {
    const put = (id: number): Change => ({ action: 'restore', put: [{ kind: 'tag', id, value: { name: '新' } }] });
    for (const id of [999, 10]) {
      expect(() => editApplication(sampleApplication(), put(id)))
        .to.throw(ShoruiError)
        .with.nested.property('problems[0].id', 'application.edit-id-in-use');
    }
  });

  it('finds no difference between equal states', () => {
    expect(compareApplications(sampleApplication(), sampleApplication())).to.equal(undefined);
  });
});
