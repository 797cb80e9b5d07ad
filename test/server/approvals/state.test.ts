import { expect } from 'chai';
import fc from 'fast-check';
import {
  askOverdue,
  beginApproval,
  canAsk,
  possibleActs,
  requestStates,
  takeAct,
  type Acting,
  type Approval,
  type ApprovalStep,
} from '../../../packages/server/src/domains/approvals/state.ts';
import { absentApprovers, substitutesOf } from '../../../packages/server/src/domains/approvals/substitutes.ts';

const content = 'a'.repeat(64);

function request(options: Partial<Pick<Approval, 'order' | 'needs'>> = {}, people = ['user 1', 'user 2', 'user 3']) {
  const steps = people.map((approver, at): ApprovalStep => ({
    id: at + 1,
    approver,
    state: 'waiting',
    actedBy: null,
    dueOn: null,
  }));
  const { order = 'in_turn', needs = 'all' } = options;
  return beginApproval({ order, needs, applicant: 'user 9', contentHash: content, steps });
}

/** The request after an act; throws what refuses it. */
function act(approval: Approval, acting: Acting): Approval {
  const outcome = takeAct(approval, { contentHash: content, ...acting });
  if ('refused' in outcome) throw new Error(`${outcome.refused}: ${outcome.possible.join(', ')}`);
  return outcome.approval;
}

const approve = (by: string, substituteFor: readonly string[] = []) => ({ act: 'approve', by, substituteFor }) as const;
const statesOf = ({ state, steps }: Approval) => [state, ...steps.map((step) => step.state)].join(' ');

describe('the states of an approval', () => {
  it('asks one after another, and is approved by the last', () => {
    const first = request();
    expect(statesOf(first)).to.equal('open asked waiting waiting');
    expect(() => act(first, approve('user 2'))).to.throw('not_asked');
    const second = act(first, approve('user 1'));
    expect(statesOf(second)).to.equal('open approved asked waiting');
    const third = act(second, approve('user 2'));
    expect(statesOf(act(third, approve('user 3')))).to.equal('approved approved approved approved');
  });

  it('asks all at once, in whatever order they act', () => {
    const asked = request({ order: 'at_once' });
    const later = act(act(asked, approve('user 3')), approve('user 1'));
    expect(statesOf(later)).to.equal('open approved asked approved');
    expect(statesOf(act(later, approve('user 2')))).to.equal('approved approved approved approved');
  });

  it('is approved by the first where one suffices, and closes the other steps', () => {
    const asked = request({ order: 'at_once', needs: 'any' });
    const done = act(asked, approve('user 2'));
    expect(statesOf(done)).to.equal('approved closed approved closed');
    expect(() => act(done, approve('user 1'))).to.throw('not_possible');
  });

  it('asks the next one of several in turn, of whom one suffices, once the due date has passed', () => {
    const steps = request({ needs: 'any' }).steps.map((step) => ({ ...step, dueOn: '2026-04-01' }));
    const asked = { ...request({ needs: 'any' }), steps };
    expect(askOverdue(asked, '2026-04-01')).to.equal(asked);
    const late = askOverdue(asked, '2026-04-02');
    expect(statesOf(late)).to.equal('open asked asked waiting');
    expect(statesOf(act(late, approve('user 1')))).to.equal('approved approved closed closed');
    const dated = { ...request(), steps };
    expect(askOverdue(dated, '2026-04-02'), 'where all are needed nobody is passed over').to.equal(dated);
  });

  it('ends by a checkback or a withdrawal, after which it can be asked again; not after an approval', () => {
    const back = act(request({ order: 'at_once' }), { act: 'check_back', by: 'user 2' });
    expect(statesOf(back)).to.equal('checked_back closed checked_back closed');
    expect(possibleActs(back, { by: 'user 9' })).to.deep.equal(['ask']);
    const withdrawn = act(request(), { act: 'withdraw', by: 'user 9' });
    expect(statesOf(withdrawn)).to.equal('withdrawn closed closed closed');
    expect(requestStates.filter((state) => canAsk(state))).to.deep.equal(['checked_back', 'withdrawn']);
    expect(canAsk(undefined)).to.equal(true);
  });

  it('is withdrawn by who asked and by the root user alone', () => {
    expect(() => act(request(), { act: 'withdraw', by: 'user 1' })).to.throw('not_asked: approve, check_back');
    expect(act(request(), { act: 'withdraw', by: 'user 5', mayWithdraw: true }).state).to.equal('withdrawn');
  });

  it('refuses an approval of content that changed, and tells what is possible', () => {
    const outcome = takeAct(request(), { ...approve('user 1'), contentHash: 'b'.repeat(64) });
    expect(outcome).to.deep.equal({ refused: 'content_changed', possible: ['check_back'] });
    const without = takeAct(request(), approve('user 1'));
    expect(without).to.deep.include({ refused: 'content_changed' });
  });

  it('lets a substitute act for an absent approver, once, and not on the own request', () => {
    const asked = request({ order: 'at_once' });
    const done = act(asked, approve('user 7', ['user 1']));
    expect(done.steps[0]).to.deep.include({ state: 'approved', actedBy: 'user 7' });
    expect(() => act(done, approve('user 7', ['user 1', 'user 2']))).to.throw('acted_already');
    expect(() => act(asked, approve('user 9', ['user 1']))).to.throw('not_asked: withdraw');
  });

  it('knows the substitutes of a day, without chains', () => {
    const absences = [
      { user_id: 1, substitute_user_id: 2, starts_on: '2026-04-01', ends_on: '2026-04-03' },
      { user_id: 2, substitute_user_id: 3, starts_on: '2026-04-02', ends_on: '2026-04-02' },
    ];
    expect(absentApprovers(absences, 2, '2026-03-31')).to.deep.equal([]);
    expect(absentApprovers(absences, 2, '2026-04-03')).to.deep.equal([1]);
    expect(absentApprovers(absences, 3, '2026-04-02')).to.deep.equal([2]);
    expect(substitutesOf(absences, 1, '2026-04-01')).to.deep.equal([2]);
    expect(substitutesOf(absences, 1, '2026-04-04')).to.deep.equal([]);
  });
});

describe('the states of an approval, whatever is tried', () => {
  const people = ['user 1', 'user 2', 'user 3', 'user 4', 'user 9', 'advisor 1'];
  const anyRequest = fc.record({
    order: fc.constantFrom('in_turn' as const, 'at_once' as const),
    needs: fc.constantFrom('all' as const, 'any' as const),
    approvers: fc.uniqueArray(fc.constantFrom('user 1', 'user 2', 'user 3', 'advisor 1'), { minLength: 1 }),
  });
  const anyActing = fc.record({
    act: fc.constantFrom('approve' as const, 'check_back' as const, 'withdraw' as const),
    by: fc.constantFrom(...people),
    substituteFor: fc.uniqueArray(fc.constantFrom(...people), { maxLength: 2 }),
    contentHash: fc.constantFrom(content, content, content, 'b'.repeat(64)),
  });

  it('has one end, keeps the order, and never lets a person decide twice or approve changed content', () => {
    fc.assert(
      fc.property(anyRequest, fc.array(anyActing, { maxLength: 12 }), ({ approvers, ...options }, acts) => {
        let approval = request(options, approvers);
        let ends = 0;
        for (const acting of acts) {
          const possible = possibleActs(approval, acting);
          const outcome = takeAct(approval, acting);
          if ('refused' in outcome) {
            expect(possible.includes(acting.act) && outcome.refused !== 'content_changed').to.equal(false);
            continue;
          }
          expect(possible).to.include(acting.act);
          if (acting.act === 'approve') expect(acting.contentHash).to.equal(content);
          if (outcome.approval.state !== 'open') ends += 1;
          approval = outcome.approval;
          const { steps } = approval;
          const actors = steps.flatMap(({ actedBy }) => actedBy ?? []);
          expect(new Set(actors).size).to.equal(actors.length);
          expect(actors).to.not.include('user 9');
          if (options.order === 'in_turn') {
            const firstWaiting = steps.findIndex(({ state }) => state === 'waiting');
            const decided = steps.findLastIndex(({ actedBy }) => actedBy !== null);
            if (firstWaiting !== -1) expect(decided).to.be.below(firstWaiting);
            expect(steps.filter(({ state }) => state === 'asked').length).to.be.at.most(1);
          }
          const asked = steps.filter(({ state }) => state === 'asked' || state === 'waiting').length;
          expect(asked > 0).to.equal(approval.state === 'open');
          if (approval.state === 'approved' && options.needs === 'all')
            expect(steps.every(({ state }) => state === 'approved')).to.equal(true);
        }
        expect(ends).to.be.at.most(1);
      }),
      { numRuns: 500 },
    );
  });
});
