import type { Static } from 'typebox';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import type { JobDefinition } from '../../../jobs/jobs-port.ts';
import type { Services } from '../../../services.ts';
import { indexTexts } from './index-documents.ts';
import { indexTextsKind } from './index-texts-kind.ts';

const source: AuditSource = {
  actor: { kind: 'system', name: indexTextsKind.name },
  requestId: null,
  address: null,
  userAgent: null,
};

/** One document a unit of work, so that others do not wait for all of them. Run again, it writes the same. */
export function createIndexTextsJob({
  database,
}: Pick<Services, 'database'>): JobDefinition<Static<typeof indexTextsKind.payload>> {
  return {
    ...indexTextsKind,
    async run({ workspace_id, document_ids }, { signal }) {
      for (const id of document_ids) {
        signal.throwIfAborted();
        await database.unitOfWork(source, async (unit) => {
          unit.notAudited('The index follows from documents whose changes are audited.');
          await indexTexts(unit, workspace_id, [id]);
        });
      }
    },
  };
}
