import type { MemberActor } from '../../../access/actor.ts';
import type { Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import type { Excerpt } from '../../../contract/documents/search.ts';
import { isTextSearched } from '../../../database/full-text/find-texts.ts';
import { excerptOf, hitsIn, markHits } from '../../../database/full-text/mark-hits.ts';
import type { Term } from '../../../database/full-text/terms.ts';
import type { Document } from '../model.ts';
import { headTextsOf, type HeadText } from './head-texts.ts';

/** Values of meta fields that are shown of one document. */
const mostMetas = 3;

const present = (parts: readonly { readonly text: string; readonly hit: boolean }[]) => [...parts];

function excerptsOfHead(texts: readonly HeadText[], terms: readonly Term[]): Excerpt[] {
  let metas = 0;
  return texts.flatMap(({ in: place, meta, text }): Excerpt[] => {
    if (place !== 'meta')
      return hitsIn(text, terms).length === 0 ? [] : [{ in: place, meta, parts: present(markHits(text, terms)) }];
    const parts = metas < mostMetas ? excerptOf(text, terms) : undefined;
    if (parts === undefined) return [];
    metas += 1;
    return [{ in: place, meta, parts: present(parts) }];
  });
}

/** Where the terms were found in documents, with the hits marked; by document id. */
export async function excerptsOf(
  reach: Reach,
  actor: MemberActor,
  documents: readonly Document[],
  terms: readonly Term[],
): Promise<ReadonlyMap<number, Excerpt[]>> {
  if (terms.length === 0 || documents.length === 0) return new Map();
  const ids = documents.map(({ id }) => id);
  const [heads, texts] = await Promise.all([
    headTextsOf(reach, actor.workspace.id, documents),
    isTextSearched(terms)
      ? scoped(reach.models.DocumentText, actor).findAll({ where: { document_id: ids, state: 'ready' } })
      : [],
  ]);
  const ofFile = new Map(
    texts.map(({ document_id, text, folded, head_length }) => [
      document_id,
      excerptOf(text, terms, folded.slice(head_length)),
    ]),
  );
  return new Map(
    ids.map((id) => {
      const parts = ofFile.get(id);
      const text: Excerpt[] = parts === undefined ? [] : [{ in: 'text', meta: null, parts: present(parts) }];
      return [id, [...excerptsOfHead(heads.get(id) ?? [], terms), ...text]];
    }),
  );
}
