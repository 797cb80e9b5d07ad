import { Op } from 'sequelize';
import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  downloadDocumentTemplate,
  listDocumentTemplates,
  previewDocumentTemplate,
  readDocumentTemplate,
} from '../../../contract/document-templates/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { presentTemplate, presentTemplates } from '../present.ts';
import { sendPreview, sendTemplate } from '../send-template.ts';
import { countDownload, templateOrders, templateWhere, withoutContent } from '../template-rows.ts';

const kind = 'document-template';
/** The scope reads those of the staff as well; of these companies find the public ones. */
const supplied = { workspace_id: null, is_public: true };

const list = handle(listDocumentTemplates, async ({ actor, query, services: { database } }) => {
  const { owner, sort = 'newest', ...conditions } = query;
  const own = { workspace_id: actor.workspace.id };
  const whose = { own: [own], supplied: [supplied] };
  const page = await scoped(database.models.DocumentTemplate, actor).page(query, {
    where: {
      [Op.and]: [
        { [Op.or]: owner === undefined ? [own, supplied] : whose[owner] },
        ...templateWhere(database, conditions),
      ],
    },
    order: templateOrders[sort],
    attributes: withoutContent,
  });
  return { ...page, items: await presentTemplates(database, page.items) };
});

const read = handle(readDocumentTemplate, async ({ actor, params, services: { database } }) =>
  presentTemplate(database, await load(database, kind, { id: params.id, actor })),
);

const download = handle(downloadDocumentTemplate, async (call) => {
  const { actor, params, services } = call;
  const row = await load(services.database, kind, { id: params.id, actor });
  // The following parts of a download in parts are no downloads of their own.
  if (await sendTemplate(call, row)) await countDownload(services, row);
});

const preview = handle(previewDocumentTemplate, async (call) => {
  const { actor, params, services } = call;
  await sendPreview(call, await load(services.database, kind, { id: params.id, actor }));
});

export const companyHandlers: readonly Mounted[] = [list, read, download, preview];
