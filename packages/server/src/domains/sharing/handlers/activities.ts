import { literal, Op } from 'sequelize';
import { load } from '../../../access/load.ts';
import { readableCategories } from '../../../access/loaders/category-access.ts';
import { scoped } from '../../../access/scoped.ts';
import { listActivities } from '../../../contract/sharing/index.ts';
import { mostCounted } from '../../../database/find-page.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { activityText } from '../../../messages/activities.ts';

/** Whole numbers for SQL. */
const whole = (values: readonly number[]): string => values.map((value) => Math.trunc(value)).join(', ');

/** Filed documents of a workspace that are not in the trash, in categories. */
function documentIds(workspaceId: number, categories: readonly number[] | 'all') {
  const within = categories === 'all' ? '' : ` AND d.category_id IN (${whole([0, ...categories])})`;
  return literal(
    `(SELECT d.id FROM documents d WHERE d.workspace_id = ${whole([workspaceId])} AND d.status = 'filed' AND d.deleted_at IS NULL${within})`,
  );
}

const list = handle(listActivities, async ({ actor, locale, query, services: { database } }) => {
  const { models } = database;
  const { document_id, ...pages } = query;
  if (document_id !== undefined) await load(database, 'document', { id: document_id, actor });
  const readable = await readableCategories(models, actor);
  const page = await scoped(models.DocumentHistory, actor).page(pages, {
    where: {
      document_id: {
        [Op.in]: documentIds(actor.workspace.id, readable),
        ...(document_id === undefined ? {} : { [Op.eq]: document_id }),
      },
    },
    order: [['sequence', 'DESC']],
    countUpTo: mostCounted,
  });
  const documents = await scoped(models.Document, actor).findAll({
    attributes: ['id', 'name'],
    where: { id: [...new Set(page.items.map(({ document_id: id }) => id))] },
  });
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const items = page.items.map(({ id, at, actor_kind, actor_id, actor_name, action, document_id }) => {
    const document = names.get(document_id) ?? '';
    return {
      id,
      at: at.toISOString(),
      user_id: actor_kind === 'user' || actor_kind === 'member' ? actor_id : null,
      actor_name,
      action,
      content: activityText(locale, { action, actor: actor_kind === 'system' ? '' : actor_name, document }),
      document: { id: document_id, name: document },
    };
  });
  return { ...page, items };
});

export const activityHandlers: readonly Mounted[] = [list];
