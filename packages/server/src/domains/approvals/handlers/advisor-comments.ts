import { Op } from 'sequelize';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import { createAdvisorComment, listAdvisorComments, type AdvisorComment } from '../../../contract/approvals/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sharingWords } from '../../../messages/sharing.ts';
import { peopleOf } from '../../documents/people-of.ts';
import { refreshSearch } from '../../documents/search/index-documents.ts';
import { placeOf, tellCommented } from '../../sharing/comments.ts';
import type { DocumentComment } from '../../sharing/model.ts';
import { holdCase } from '../decide-as-advisor.ts';
import { findCase } from '../find-advisor.ts';
import type { ApprovalAdvisor } from '../model.ts';
import { refusedAct } from '../refusals.ts';

/** Most comments that an advisor sees. */
const mostShown = 200;

const nameOf = ({ name, email }: ApprovalAdvisor): string => name ?? email;

const present = (comment: DocumentComment, advisor: ApprovalAdvisor, author: string): AdvisorComment => ({
  id: comment.id,
  content: comment.content,
  place: placeOf(comment),
  author_name: author,
  is_own: comment.advisor_id === advisor.id,
  created_at: comment.created_at.toISOString(),
  edited_at: comment.edited_at?.toISOString() ?? null,
});

const list = handle(listAdvisorComments, async ({ params, services: { database, now } }) => {
  const { advisor, document, stored } = await findCase(database, now(), { credential: params.credentialToken });
  const comments = scoped(database.models.DocumentComment, inWorkspace(advisor.workspace_id));
  const { items } = await comments.page(
    { per_page: mostShown },
    {
      where: {
        document_id: document.id,
        [Op.or]: [
          { advisor_id: advisor.id },
          { for_advisors: true, created_at: { [Op.gte]: stored.request.created_at } },
        ],
      },
      order: [['id', 'DESC']],
    },
  );
  const people = await peopleOf(database, [...new Set(items.flatMap(({ user_id: id }) => id ?? []))]);
  return items
    .toReversed()
    .map((comment) =>
      present(comment, advisor, comment.advisor_name ?? people.get(comment.user_id ?? 0)?.full_name ?? ''),
    );
});

const create = handle(createAdvisorComment, async ({ body, locale, params, reply, unitOfWork }) => {
  const { content, place = null } = body;
  const made = await unitOfWork(async (unit) => {
    const { advisor, document, stored } = await holdCase(unit, { credential: params.credentialToken });
    if (stored.request.state !== 'open') throw refusedAct('not_possible', []);
    const workspaceId = advisor.workspace_id;
    const name = nameOf(advisor);
    const comment = await scoped(unit.models.DocumentComment, inWorkspace(workspaceId)).create({
      document_id: document.id,
      version_id: stored.request.version_id ?? null,
      place: place === null ? null : JSON.stringify(place),
      content,
      mentions: [],
      advisor_id: advisor.id,
      advisor_name: name,
    });
    refreshSearch(unit, document);
    await unit.audit({
      action: createAdvisorComment.name,
      subject: { kind: 'document-comment', id: comment.id },
      workspaceId,
      after: { document_id: document.id, advisor: advisor.email, content },
    });
    await tellCommented(unit, { document, comment, actor: { userId: null, name }, mentioned: [] });
    return present(comment, advisor, name);
  });
  reply.message(sharingWords[locale].commented);
  return made;
});

export const advisorCommentHandlers: readonly Mounted[] = [list, create];
