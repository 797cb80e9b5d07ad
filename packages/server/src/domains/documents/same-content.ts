import type { MemberActor } from '../../access/actor.ts';
import { setDocumentAccess } from '../../access/loaders/category-access.ts';
import type { Reach } from '../../access/load.ts';
import { mayReadDocument } from '../../access/policies/documents.ts';
import { scoped } from '../../access/scoped.ts';
import type * as contract from '../../contract/documents/index.ts';

/** Whether the same content is filed already: the newest document that the member may read, or that there is one at all. */
export async function sameContent(
  { models }: Reach,
  actor: MemberActor,
  sha256: string,
): Promise<contract.TemporaryUpload['same']> {
  const versions = await scoped(models.DocumentVersion, actor).findAll({
    where: { sha256 },
    include: [{ association: 'document', required: true, where: { status: 'filed' } }],
    order: [['id', 'DESC']],
  });
  if (versions.length === 0) return null;
  const documents = versions.flatMap(({ document }) => document ?? []);
  await setDocumentAccess(models, actor, documents);
  const found = documents.find((document) => mayReadDocument(actor, document).allowed);
  return { document: found === undefined ? null : { id: found.id, name: found.name } };
}
