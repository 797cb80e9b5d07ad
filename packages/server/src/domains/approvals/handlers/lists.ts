import { Op, type Includeable } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import type { Reach } from '../../../access/load.ts';
import { readableCategories } from '../../../access/loaders/category-access.ts';
import { scoped } from '../../../access/scoped.ts';
import { approvalDashboard, listApprovals } from '../../../contract/approvals/index.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { dayInJapan } from '../../../time/japan.ts';
import { actsFor, isOwn, waitsFor } from '../conditions.ts';
import type { ApprovalRequest } from '../model.ts';
import { presentApprovals } from '../present.ts';
import { withRows } from '../read-approvals.ts';

/** Documents in the trash, and those that the member may not read, are left out with their requests. */
async function readableDocument(reach: Reach, actor: MemberActor, keyword?: string): Promise<Includeable> {
  const readable = await readableCategories(reach.models, actor);
  const conditions = [
    ...(readable === 'all' ? [] : [{ category_id: [...readable] }]),
    ...(keyword === undefined ? [] : [matchesKeyword(reach.models.Document, keyword, 'document')]),
  ];
  return { association: 'document', required: true, where: { [Op.and]: conditions } };
}

async function present(reach: Reach, actor: MemberActor, requests: readonly ApprovalRequest[], today: string) {
  const stored = await withRows(reach, actor, requests);
  return presentApprovals(reach, actor, stored, {
    documents: requests.flatMap(({ document }) => document ?? []),
    today,
  });
}

const list = handle(listApprovals, async ({ actor, query, services: { database, now } }) => {
  const { scope = 'own', state, waiting, keyword, sort = 'newest' } = query;
  const today = dayInJapan(now());
  const userIds = await actsFor(database, actor, today);
  const page = await scoped(database.models.ApprovalRequest, actor).page(query, {
    where: {
      [Op.and]: [
        ...(scope === 'own' ? [isOwn(actor, userIds)] : []),
        ...(state === undefined ? [] : [{ state }]),
        ...(waiting === true ? [waitsFor(actor, userIds)] : []),
      ],
    },
    include: [await readableDocument(database, actor, keyword)],
    order: [['id', sort === 'newest' ? 'DESC' : 'ASC']],
  });
  return { ...page, items: await present(database, actor, page.items, today) };
});

/** Requests that the dashboard shows, and most that it counts due dates of. */
const [shown, mostRead] = [5, 200];

const dashboard = handle(approvalDashboard, async ({ actor, services: { database, now } }) => {
  const today = dayInJapan(now());
  const requests = scoped(database.models.ApprovalRequest, actor);
  const userIds = await actsFor(database, actor, today);
  const include = [await readableDocument(database, actor)];
  const where = waitsFor(actor, userIds);
  const [page, ownOpen] = await Promise.all([
    requests.page({ per_page: mostRead }, { where, include, order: [['id', 'ASC']] }),
    requests.count({ where: { state: 'open', applicant_user_id: actor.userId }, include }),
  ]);
  const items = await present(database, actor, page.items, today);
  const byDue = items.toSorted((one, other) => (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999'));
  return {
    items: byDue.slice(0, shown),
    waiting: page.total,
    overdue: items.filter(({ due_on: due }) => due !== null && due < today).length,
    own_open: ownOpen,
  };
});

export const listHandlers: readonly Mounted[] = [list, dashboard];
