import { expect } from 'chai';
import fc from 'fast-check';
import { ShoruiError } from '@shorui/engine';
import {
  applyToHistory,
  redo,
  startHistory,
  undo,
  type Change,
  type EditHistory,
} from '../../../../packages/engine/src/application/edits/index.ts';
import { RandomChange } from './random-change.ts';
import { deepFreeze, sampleApplication } from './sample-application.ts';

function apply(history: EditHistory, ...changes: Change[]): EditHistory {
  return changes.reduce((last, change) => applyToHistory(last, change).history, history);
}

const addTag = (name: string): Change => ({ action: 'create', kind: 'tag', value: { name } });

describe('the history of edits', () => {
  it('undoes and redoes changes', () => {
    const start = startHistory(deepFreeze(sampleApplication()));
    const done = apply(start, { action: 'delete', kind: 'question', id: 10 }, addTag('甲'));
    expect(done.past.map(({ change }) => change.action)).to.deep.equal(['delete', 'create']);
    const back = undo(undo(done));
    expect({ ...back.application, last_id: 0 }).to.deep.equal({ ...start.application, last_id: 0 });
    expect(redo(redo(back)).application).to.deep.equal(done.application);
  });

  it('returns the same history when there is nothing to undo or redo', () => {
    const start = startHistory(sampleApplication());
    expect(undo(start)).to.equal(start);
    expect(redo(start)).to.equal(start);
  });

  it('never assigns an id twice, even after an undo', () => {
    const first = apply(startHistory(sampleApplication()), addTag('甲'));
    const second = apply(undo(first), addTag('乙'));
    expect(first.application.tags?.at(-1)?.id).to.equal(101);
    expect(second.application.tags?.at(-1)?.id).to.equal(102);
  });

  it('clears the redo stack after another change', () => {
    const history = apply(undo(apply(startHistory(sampleApplication()), addTag('甲'))), addTag('乙'));
    expect(history.future).to.deep.equal([]);
    expect(redo(history).application.tags?.map(({ name }) => name)).to.deep.equal(['労務', '乙']);
  });

  it('starts over when something is published or made a new version: others have seen it', () => {
    const history = apply(startHistory(sampleApplication()), addTag('甲'), { action: 'publish', publish: 2 });
    expect(history.past).to.deep.equal([]);
    expect(undo(history).application.frozen).to.equal(true);
  });

  it('stores the given number of steps, and does not change when a change is refused', () => {
    let history = startHistory(sampleApplication());
    for (const name of ['甲', '乙', '丙']) history = applyToHistory(history, addTag(name), { steps: 2 }).history;
    expect(history.past).to.have.length(2);
    expect(() => applyToHistory(history, addTag('丙'))).to.throw(ShoruiError);
    expect(history.application.tags).to.have.length(4);
  });

  it('restores every intermediate application, whatever the changes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9999 }), { minLength: 400, maxLength: 400 }), (dice) => {
        let next = 0;
        let history = startHistory(deepFreeze(sampleApplication()));
        const seen: object[] = [];
        for (let step = 0; step < 20; step += 1) {
          const change = new RandomChange(history.application, (limit) =>
            limit === 0 ? 0 : dice[next++ % dice.length]! % limit,
          ).next();
          if (change.action === 'publish' || change.action === 'new_version') continue;
          try {
            const { last_id: _, ...rest } = history.application;
            history = deepFreeze(applyToHistory(history, change).history);
            seen.push(rest);
          } catch (error) {
            if (!(error instanceof ShoruiError)) throw error;
          }
        }
        for (const application of seen.toReversed()) {
          history = undo(history);
          expect(history.application).to.deep.include(application);
        }
      }),
      { numRuns: 30 },
    );
  });
});
