import { expect } from 'chai';
import fc from 'fast-check';
import { ShoruiError, type Application } from '@shorui/engine';
import { editApplication } from '../../../../packages/engine/src/application/edits/index.ts';
import { findDanglingReferences } from '../../../../packages/engine/src/application/find-dangling-references.ts';
import { thingKinds, type ThingKind } from '../../../../packages/engine/src/application/thing-kinds.ts';
import { readList } from '../../../../packages/engine/src/application/thing-lists.ts';
import { validateDraft } from '../../../../packages/engine/src/application/validate/index.ts';
import { RandomChange } from './random-change.ts';
import { deepFreeze, sampleApplication } from './sample-application.ts';

const editsPerRun = 1000;

function allIds(application: Application): number[] {
  return thingKinds
    .filter((kind) => kind !== 'plan_price')
    .flatMap((kind: ThingKind) => {
      const parts = ['option', 'field_group', 'survey_field', 'repeat_option'].includes(kind);
      const owners = parts ? application.questions : [undefined];
      return owners
        .flatMap((owner) => readList(application, kind, owner))
        .map((thing) => ('id' in thing ? thing.id : 0));
    });
}

/** A deterministic stream of dice from a seed (mulberry32), so that a run of 1,000 edits shrinks to one number. */
function diceOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return limit === 0 ? 0 : ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

describe('a thousand random edits', () => {
  it('leave no dangling reference, unique ids up to last_id, and the applications before them untouched', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = diceOf(seed);
        let application = deepFreeze(sampleApplication());
        let tried = 0;
        for (let done = 0; done < editsPerRun;) {
          tried += 1;
          const change = new RandomChange(application, dice).next();
          let next: Application;
          try {
            next = deepFreeze(editApplication(application, deepFreeze(change)).application);
          } catch (error) {
            if (!(error instanceof ShoruiError)) throw error;
            continue;
          }
          done += 1;
          const where = JSON.stringify(change);
          const dangling = findDanglingReferences(next);
          expect(dangling, where).to.deep.equal([]);
          const ids = allIds(next);
          expect(new Set(ids).size, where).to.equal(ids.length);
          expect(Math.max(...ids), where).to.be.at.most(next.last_id);
          expect(next.last_id, where).to.be.at.least(application.last_id);
          if (done % 20 === 0) {
            const { ok, problems } = validateDraft(next);
            expect(ok, `${where} ${JSON.stringify(problems)}`).to.equal(true);
          }
          // A published version is frozen; the walk goes on in the next one.
          application = next.frozen ? deepFreeze(editApplication(next, { action: 'new_version' }).application) : next;
        }
        expect(tried).to.be.below(editsPerRun * 3);
      }),
      { numRuns: 4 },
    );
  });
});
