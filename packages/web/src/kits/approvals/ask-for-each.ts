import { requestApproval, type BodyOf, type Document } from '@shorui/server/contract';
import { api } from '../../api/client.ts';

export type AskedDocument = Pick<Document, 'id' | 'name'>;

/** A document for which no approval could be asked, and why. */
export interface RefusedRequest {
  readonly document: AskedDocument;
  readonly error: unknown;
}

/** Asks for the approval of each document by a request of its own. Gives those that were refused; the others are asked for. */
export async function askForEach(
  documents: readonly AskedDocument[],
  body: BodyOf<typeof requestApproval>,
): Promise<readonly RefusedRequest[]> {
  const refused: RefusedRequest[] = [];
  for (const document of documents) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one change at a time, as a person would make them
      await api.call(requestApproval, { params: { id: document.id }, body });
    } catch (error) {
      refused.push({ document, error });
    }
  }
  return refused;
}
