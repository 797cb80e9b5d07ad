import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import { scoped } from '../../access/scoped.ts';
import type * as contract from '../../contract/approvals/index.ts';
import type { PersonName } from '../../contract/people.ts';
import type { Document } from '../documents/model.ts';
import { peopleOf } from '../documents/people-of.ts';
import { absencesOn } from './absences.ts';
import { contentHashes } from './content.ts';
import type { ApprovalAbsence, ApprovalAct, ApprovalAdvisor, ApprovalStep } from './model.ts';
import { asApproval, memberKey, withRows, type StoredApproval } from './read-approvals.ts';
import { approvalActs, possibleActs, type Approval } from './state.ts';
import { absentApprovers, substitutesOf } from './substitutes.ts';

/** What requests refer to, read for all of them at once. */
interface Around {
  readonly actor: MemberActor;
  readonly today: string;
  readonly people: ReadonlyMap<number, PersonName>;
  readonly hashes: ReadonlyMap<number, string>;
  readonly absences: readonly ApprovalAbsence[];
  readonly documents: ReadonlyMap<number, Document>;
  /** Versions of the requests before, by the id of the request. */
  readonly previous: ReadonlyMap<number, number | null>;
}

const person = ({ people }: Around, id: number | null | undefined): PersonName | null =>
  typeof id === 'number' ? (people.get(id) ?? null) : null;

const presentAdvisor = ({ id, email, name, status, is_uploaded_file }: ApprovalAdvisor) => ({
  id,
  email,
  name: name ?? null,
  status,
  is_uploaded_file,
});

function presentStep(step: ApprovalStep, advisors: readonly ApprovalAdvisor[], around: Around) {
  const { id, position, state, acted_at, approver_user_id: approverId } = step;
  const advisor = advisors.find((each) => each.id === step.advisor_id);
  const dueOn = step.due_on ?? null;
  const isOpen = state === 'asked' || state === 'waiting';
  const substitutes =
    typeof approverId === 'number' && isOpen ? substitutesOf(around.absences, approverId, around.today) : [];
  return {
    id,
    position,
    approver: person(around, approverId),
    advisor: advisor === undefined ? null : presentAdvisor(advisor),
    state,
    due_on: dueOn,
    is_overdue: isOpen && dueOn !== null && dueOn < around.today,
    substitutes: substitutes.flatMap((each) => person(around, each) ?? []),
    acted_by: person(around, step.acted_user_id),
    acted_at: acted_at?.toISOString() ?? null,
  };
}

/** What a member can do with a request. */
function actsOf(approval: Approval, hash: string | undefined, { actor, absences, today }: Around) {
  return possibleActs(approval, {
    by: memberKey(actor.userId),
    substituteFor: absentApprovers(absences, actor.userId, today).map(memberKey),
    mayWithdraw: actor.membership.isRoot,
  }).filter((act) => act !== 'approve' || hash === approval.contentHash);
}

const asActions = (possible: readonly string[]): contract.Approval['actions'] =>
  Object.fromEntries(approvalActs.map((act) => [act, possible.includes(act)])) as contract.Approval['actions'];

function presentOne(stored: StoredApproval, around: Around): contract.Approval {
  const { request, advisors } = stored;
  const steps = stored.steps.map((step) => presentStep(step, advisors, around));
  const asked = steps.filter(({ state }) => state === 'asked');
  const hash = around.hashes.get(request.document_id);
  const document = around.documents.get(request.document_id);
  return {
    id: request.id,
    document: { id: request.document_id, name: document?.name ?? '' },
    number: request.number,
    state: request.state,
    turns: request.turns,
    needs: request.needs,
    message: request.message ?? null,
    applicant: { id: request.applicant_user_id ?? null, full_name: request.applicant_name },
    version_id: request.version_id ?? null,
    previous_version_id: around.previous.get(request.id) ?? null,
    content_sha256: request.content_sha256,
    is_changed: hash !== request.content_sha256,
    steps,
    next: asked.flatMap(({ approver, advisor }) => approver?.full_name ?? advisor?.name ?? advisor?.email ?? []),
    due_on: asked.flatMap(({ due_on }) => due_on ?? []).toSorted()[0] ?? null,
    actions: asActions(actsOf(asApproval(stored), hash, around)),
    created_at: request.created_at.toISOString(),
    ended_at: request.ended_at?.toISOString() ?? null,
  };
}

/** Versions that requests before the given ones presented. */
async function previousVersions(reach: Reach, actor: MemberActor, stored: readonly StoredApproval[]) {
  const later = stored.filter(({ request }) => request.number > 1);
  if (later.length === 0) return new Map<number, number | null>();
  const rows = await scoped(reach.models.ApprovalRequest, actor).findAll({
    attributes: ['document_id', 'number', 'version_id'],
    where: { document_id: later.map(({ request }) => request.document_id) },
  });
  return new Map(
    later.map(({ request }) => {
      const before = rows.find((row) => row.document_id === request.document_id && row.number === request.number - 1);
      return [request.id, before?.version_id ?? null];
    }),
  );
}

async function readAround(
  reach: Reach,
  actor: MemberActor,
  stored: readonly StoredApproval[],
  { documents, today }: { readonly documents: readonly Document[]; readonly today: string },
): Promise<Around> {
  const absences = await absencesOn(reach, actor, today);
  const ids = stored.flatMap(({ steps }) => steps.flatMap((each) => [each.approver_user_id, each.acted_user_id]));
  const substitutes = absences.map(({ substitute_user_id: id }) => id);
  const [people, hashes, previous] = await Promise.all([
    peopleOf(reach, [...new Set([...ids, ...substitutes].flatMap((id) => id ?? []))]),
    contentHashes(reach, actor, documents),
    previousVersions(reach, actor, stored),
  ]);
  return {
    actor,
    today,
    people,
    hashes,
    absences,
    previous,
    documents: new Map(documents.map((each) => [each.id, each])),
  };
}

/** Requests as lists show them, in the order given; each with its document. */
export async function presentApprovals(
  reach: Reach,
  actor: MemberActor,
  stored: readonly StoredApproval[],
  { documents, today }: { readonly documents: readonly Document[]; readonly today: string },
): Promise<contract.Approval[]> {
  const around = await readAround(reach, actor, stored, { documents, today });
  return stored.map((each) => presentOne(each, around));
}

const presentAct = ({ id, act, at, actor_name, approver_name, comment, content_sha256 }: ApprovalAct) => ({
  id,
  act,
  at: at.toISOString(),
  actor_name,
  approver_name: approver_name ?? null,
  comment: comment ?? null,
  content_sha256,
});

/** The approval of a document by itself, its last request first. */
export async function presentDocumentApproval(
  reach: Reach,
  actor: MemberActor,
  document: Document,
  today: string,
): Promise<contract.DocumentApproval> {
  const requests = await scoped(reach.models.ApprovalRequest, actor).findAll({
    where: { document_id: document.id },
    order: [['id', 'DESC']],
  });
  const stored = await withRows(reach, actor, requests);
  const acts = await scoped(reach.models.ApprovalAct, actor).findAll({
    where: { request_id: requests.map(({ id }) => id) },
    order: [['id', 'ASC']],
  });
  const shown = await presentApprovals(reach, actor, stored, { documents: [document], today });
  const [current] = shown;
  const mayAsk = current === undefined || current.state === 'checked_back' || current.state === 'withdrawn';
  return {
    document: { id: document.id, name: document.name },
    approve: document.approve as contract.DocumentApproval['approve'],
    current: current ?? null,
    requests: shown.map((each) => ({
      ...each,
      acts: acts.filter(({ request_id: id }) => id === each.id).map(presentAct),
    })),
    actions: { ...(current?.actions ?? asActions([])), ask: mayAsk },
  };
}
