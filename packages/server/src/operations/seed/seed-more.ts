import { createHash } from 'node:crypto';
import type { UnitOfWork } from '../../database/database.ts';
import { createCompany, joinWorkspace } from '../../domains/accounts/index.ts';
import { bellLines, colleagues, history, invitations, memos, moreCompanies, moreGroups } from './demo-more.ts';
import type { DemoStep } from './demo-step.ts';

const dayMs = 86_400_000;

export interface MoreContext {
  /** The first company of the demo, its users in their order and its groups by key. */
  readonly workspaceId: number;
  readonly userIds: readonly number[];
  readonly groupIds: ReadonlyMap<string, number>;
  readonly plans: ReadonlyMap<string, number>;
  readonly now: Date;
}

/**
 * Colleagues, groups, memos, invitations and other companies, so that no list of the demo is bare. Gives the lines of the bell and of the
 * history, which are added in the order of their time.
 */
export async function seedMore(unit: UnitOfWork, context: MoreContext): Promise<readonly DemoStep[]> {
  await seedColleagues(unit, context);
  await seedOwnLines(unit, context);
  await seedCompanies(unit, context);
  return [...bellSteps(unit, context), ...(await historySteps(unit, context))];
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

interface NewPerson {
  readonly email: string;
  readonly name: readonly [last: string, first: string, kana: string];
  readonly at: Date;
}

/** An account without a password. */
async function createUser(
  { models }: UnitOfWork,
  { email, name: [last, first, kana], at }: NewPerson,
): Promise<number> {
  const names = { last_name: last, first_name: first, kana };
  const dates = { email_verified_at: at, registered_at: at, created_at: at };
  return (await models.User.create({ email, ...names, ...dates, status: 1 })).id;
}

async function seedColleagues(unit: UnitOfWork, { workspaceId, groupIds, now }: MoreContext): Promise<void> {
  const ids = new Map(groupIds);
  for (const { key, name, type, parent, permissions } of moreGroups) {
    const values = { workspace_id: workspaceId, name, type, parent_id: ids.get(parent) ?? null };
    ids.set(key, (await unit.models.Group.create({ ...values, permissions: [...permissions] })).id);
  }
  for (const [n, [last, first, kana, group]] of colleagues.entries()) {
    const email = `staff${String(n + 1).padStart(2, '0')}@sakura.example.jp`;
    const userId = await createUser(unit, { email, name: [last, first, kana], at: daysBefore(now, 400 - n * 7) });
    await joinWorkspace(unit, { workspaceId, userId, groupIds: [ids.get(group) ?? 0] });
  }
}

/** What the root user of the first company sees. */
async function seedOwnLines({ models }: UnitOfWork, { workspaceId, userIds, now }: MoreContext): Promise<void> {
  const root = userIds[0] ?? 0;
  for (const content of memos) await models.Memo.create({ workspace_id: workspaceId, user_id: root, content });
  for (const [email, days] of invitations) {
    await models.Invitation.create({
      workspace_id: workspaceId,
      email,
      // The code of the link is not known to anyone.
      token_hash: createHash('sha256').update(email).digest('hex'),
      invited_by: root,
      expires_at: daysBefore(now, days - 7),
      created_at: daysBefore(now, days),
    });
  }
}

function bellSteps({ models }: UnitOfWork, { workspaceId, userIds, now }: MoreContext): readonly DemoStep[] {
  return bellLines.toReversed().map(([kind, actor_name, subject, days, isRead]) => {
    const at = daysBefore(now, days);
    const line = { user_id: userIds[0] ?? 0, company_id: workspaceId, kind, actor_name, subject };
    const run = async () => {
      await models.NotificationRow.create({ ...line, created_at: at, read_at: isRead ? at : null });
    };
    return { at, run };
  });
}

async function historySteps(
  { models }: UnitOfWork,
  { workspaceId, userIds, now }: MoreContext,
): Promise<readonly DemoStep[]> {
  const root = userIds[0] ?? 0;
  const users = await models.User.findAll({ where: { id: [...userIds] }, order: [['id', 'ASC']] });
  return history.map(([action, kind, who, days]) => {
    const at = daysBefore(now, days);
    const actor = {
      actor_kind: 'user',
      actor_id: users[who]?.id ?? root,
      actor_name: users[who]?.full_name ?? '',
    } as const;
    const subject = { subject_kind: kind, subject_id: String(kind === 'company' ? workspaceId : root) };
    const empty = { on_behalf_id: null, on_behalf_name: null, before: null, after: null, note: null };
    const origin = { request_id: null, address: '192.0.2.10', user_agent: null };
    const line = { workspace_id: workspaceId, action, ...subject, ...actor, ...empty, ...origin };
    const run = async () => {
      await models.AuditEvent.create({ ...line, created_at: at, updated_at: at });
    };
    return { at, run };
  });
}

/** Companies that the staff see, each with its root user. */
async function seedCompanies(unit: UnitOfWork, { plans, now }: MoreContext): Promise<void> {
  for (const [n, { name, kana, plan, isTest, root }] of moreCompanies.entries()) {
    const host = `company${n + 1}.example.jp`;
    const company = await createCompany(unit, {
      name,
      name_kana: kana,
      email: `info@${host}`,
      roles: [plan === '書類作成' ? 'application' : 'normal'],
      type: isTest ? 1 : 0,
      plan_id: plan === null ? null : (plans.get(plan) ?? null),
      created_at: daysBefore(now, 300 - n * 29),
    });
    const userId = await createUser(unit, { email: `root@${host}`, name: root, at: daysBefore(now, 300 - n * 29) });
    await joinWorkspace(unit, { workspaceId: company.id, userId, isRoot: true });
  }
}
