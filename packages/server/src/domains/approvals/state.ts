/**
 * The state machine of approvals. It is pure: rows, people and words are elsewhere. A request has steps, one for each approver. Two
 * tables state which act is possible in which state; `takeAct` applies one act, `askOverdue` passes a request on after a due date.
 */

/** State of a request. Only in an open one is there anyone who must act. */
export const requestStates = ['open', 'approved', 'checked_back', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** State of a step: `waiting` for its turn, `asked` to act, acted, or `closed` because the request ended without it. */
export const stepStates = ['waiting', 'asked', 'approved', 'checked_back', 'closed'] as const;
export type StepState = (typeof stepStates)[number];

/** What people do. `ask` begins a request; a new one after a checkback has the old one as its predecessor. */
export const approvalActs = ['ask', 'approve', 'check_back', 'withdraw'] as const;
export type ApprovalAct = (typeof approvalActs)[number];

type Table<S extends string, A extends string> = { readonly [K in S]: { readonly [P in A]?: S } };

/** The state of a request after an act; no entry: the act is impossible. `approve` is for the approval that completes the request. */
export const requestTable = {
  open: { approve: 'approved', check_back: 'checked_back', withdraw: 'withdrawn' },
  approved: {},
  checked_back: { ask: 'open' },
  withdrawn: { ask: 'open' },
} as const satisfies Table<RequestState, ApprovalAct>;

/** The state of a step after what happens to it. `close`: the request ended, or others sufficed. */
export const stepTable = {
  waiting: { ask: 'asked', close: 'closed' },
  asked: { approve: 'approved', check_back: 'checked_back', close: 'closed' },
  approved: {},
  checked_back: {},
  closed: {},
} as const satisfies Table<StepState, ApprovalAct | 'close'>;

export interface ApprovalStep {
  readonly id: number;
  /** Who is asked: `user 5` or `advisor 3`. */
  readonly approver: string;
  readonly state: StepState;
  /** Who acted: the approver, or a substitute. */
  readonly actedBy: string | null;
  /** Last day to act in Japan, `2026-04-01`; null: none. */
  readonly dueOn: string | null;
}

export interface Approval {
  /** `in_turn`: one after another. `at_once`: all are asked from the beginning. */
  readonly order: 'in_turn' | 'at_once';
  /** Whether all must approve, or one suffices. In turn, `any` asks the next one when the due date of the one before has passed. */
  readonly needs: 'all' | 'any';
  readonly state: RequestState;
  /** Who asked, as `user 5`. */
  readonly applicant: string;
  /** SHA-256 of the content that was presented for approval. */
  readonly contentHash: string;
  /** In the order of their turns. */
  readonly steps: readonly ApprovalStep[];
}

export interface Acting {
  readonly act: 'approve' | 'check_back' | 'withdraw';
  /** Who acts, as `user 5` or `advisor 3`. */
  readonly by: string;
  /** Absent approvers for whom this person acts today; see `substitutes.ts`. */
  readonly substituteFor?: readonly string[];
  /** Hash of the present content: an approval of anything but the presented content is refused. */
  readonly contentHash?: string;
  /** May withdraw requests of others: the root user. */
  readonly mayWithdraw?: boolean;
}

export type Refusal = 'not_possible' | 'not_asked' | 'acted_already' | 'content_changed';

export type Outcome =
  | { readonly approval: Approval; readonly stepId: number | null }
  | { readonly refused: Refusal; readonly possible: readonly ApprovalAct[] };

/** A new request: in turn the first step is asked, at once all of them. */
export function beginApproval(asked: Omit<Approval, 'state'>): Approval {
  const steps = asked.steps.map((step, at): ApprovalStep => {
    const isAsked = asked.order === 'at_once' || at === 0;
    return { ...step, state: isAsked ? stepTable.waiting.ask : 'waiting', actedBy: null };
  });
  return { ...asked, state: 'open', steps };
}

/** Whether a document can be presented for approval now. `last`: the state of its last request. */
export const canAsk = (last: RequestState | undefined): boolean => last === undefined || 'ask' in requestTable[last];

/** The step on which a person can act: the person's own first, then one of those for whom the person acts. */
function stepOf({ steps }: Approval, { by, substituteFor = [] }: Pick<Acting, 'by' | 'substituteFor'>) {
  const asked = steps.filter(({ state }) => state === 'asked');
  return (
    asked.find(({ approver }) => approver === by) ??
    asked.find(({ approver }) => substituteFor.includes(approver)) ??
    null
  );
}

/** One person decides once in a request, also as the substitute of another approver, and never on the person's own request. */
const hasDecided = ({ steps, applicant }: Approval, by: string): boolean =>
  applicant === by || steps.some(({ actedBy }) => actedBy === by);

/** What this person can do now. */
export function possibleActs(approval: Approval, who: Omit<Acting, 'act'>): readonly ApprovalAct[] {
  const { state, applicant } = approval;
  const mayWithdraw = who.by === applicant || who.mayWithdraw === true;
  const mayDecide = !hasDecided(approval, who.by) && stepOf(approval, who) !== null;
  return approvalActs.filter((act) => {
    if (!(act in requestTable[state])) return false;
    if (act === 'ask') return who.by === applicant;
    return act === 'withdraw' ? mayWithdraw : mayDecide;
  });
}

/** Applies an act to a request, or tells why that is impossible and what is possible instead. */
export function takeAct(approval: Approval, acting: Acting): Outcome {
  const possible = possibleActs(approval, acting);
  const refused = (reason: Refusal): Outcome => ({ refused: reason, possible });
  if (approval.state !== 'open') return refused('not_possible');
  if (acting.act === 'withdraw')
    return possible.includes('withdraw')
      ? { approval: endApproval(approval, requestTable.open.withdraw), stepId: null }
      : refused('not_asked');
  if (hasDecided(approval, acting.by)) return refused(approval.applicant === acting.by ? 'not_asked' : 'acted_already');
  const step = stepOf(approval, acting);
  if (step === null) return refused('not_asked');
  if (acting.act === 'approve' && acting.contentHash !== approval.contentHash)
    return { refused: 'content_changed', possible: possible.filter((act) => act !== 'approve') };
  const state = stepTable.asked[acting.act];
  const steps = approval.steps.map((each) => (each.id === step.id ? { ...each, state, actedBy: acting.by } : each));
  return { approval: goOn({ ...approval, steps }, acting.act), stepId: step.id };
}

/** After a decision: the request ends, or the next step is asked. */
function goOn(approval: Approval, act: 'approve' | 'check_back'): Approval {
  if (act === 'check_back') return endApproval(approval, requestTable.open.check_back);
  const isComplete = approval.needs === 'any' || approval.steps.every(({ state }) => state === 'approved');
  if (isComplete) return endApproval(approval, requestTable.open.approve);
  return approval.steps.some(({ state }) => state === 'asked') ? approval : askNext(approval);
}

function askNext(approval: Approval): Approval {
  const next = approval.steps.find(({ state }) => state === 'waiting');
  const steps = approval.steps.map((step) => (step === next ? { ...step, state: stepTable.waiting.ask } : step));
  return { ...approval, steps };
}

function endApproval(approval: Approval, state: Exclude<RequestState, 'open'>): Approval {
  const steps = approval.steps.map((step): ApprovalStep => {
    const table: { readonly close?: StepState } = stepTable[step.state];
    return { ...step, state: table.close ?? step.state };
  });
  return { ...approval, state, steps };
}

/**
 * Where one approval of several in turn suffices, the next approver is asked once all who were asked are overdue. The earlier ones may still act.
 * Gives the same request when nothing changes. `today`: the day in Japan.
 */
export function askOverdue(approval: Approval, today: string): Approval {
  if (approval.state !== 'open' || approval.order !== 'in_turn' || approval.needs !== 'any') return approval;
  const asked = approval.steps.filter(({ state }) => state === 'asked');
  const areOverdue = asked.every(({ dueOn }) => dueOn !== null && dueOn < today);
  return areOverdue && approval.steps.some(({ state }) => state === 'waiting') ? askNext(approval) : approval;
}
