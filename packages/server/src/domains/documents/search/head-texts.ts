import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { Reach } from '../../../access/load.ts';
import type { Meta } from '../../metas/model.ts';
import { readStoredMetaValue, textOfMetaValue } from '../../metas/stored-value.ts';
import type { Document } from '../model.ts';

/** A text of a document besides its file, which a keyword finds. */
export interface HeadText {
  readonly in: 'name' | 'party' | 'meta' | 'comment';
  /** The name of the meta field. */
  readonly meta: string | null;
  readonly text: string;
}

type Named = Pick<Document, 'id' | 'name' | 'record_party'>;

/** UTF-16 units of the comments of a document that are searched, the newest first: each change of a document indexes them again. */
export const mostCommented = 20_000;

/**
 * What documents of a workspace are found by, without their files: name, counterparty, values of meta fields, comments. By document
 * id; comments the newest first.
 */
export async function headTextsOf(
  { models }: Reach,
  workspaceId: number,
  documents: readonly Named[],
): Promise<ReadonlyMap<number, readonly HeadText[]>> {
  const values = await scoped(models.DocumentMetaValue, inWorkspace(workspaceId)).findAll({
    where: { document_id: documents.map(({ id }) => id) },
    order: [['meta_id', 'ASC']],
  });
  const comments = await commentsOf({ models }, workspaceId, documents);
  const metaIds = [...new Set(values.map(({ meta_id }) => meta_id))];
  const rows = metaIds.length === 0 ? [] : await models.Meta.findAll({ where: { id: metaIds }, paranoid: false });
  const metas = new Map(rows.map((meta) => [meta.id, meta]));
  const textsOf = ({ id, name, record_party }: Named): readonly HeadText[] => [
    { in: 'name', meta: null, text: name },
    ...(record_party === null || record_party === undefined
      ? []
      : [{ in: 'party' as const, meta: null, text: record_party }]),
    ...values
      .filter((value) => value.document_id === id)
      .flatMap(({ meta_id, value }) => {
        const meta = metas.get(meta_id);
        return meta === undefined ? [] : [{ in: 'meta' as const, meta: meta.name, text: textOf(meta, value) }];
      }),
    ...(comments.get(id) ?? []).map((text) => ({ in: 'comment' as const, meta: null, text })),
  ];
  return new Map(documents.map((document) => [document.id, textsOf(document)]));
}

async function commentsOf(
  { models }: Reach,
  workspaceId: number,
  documents: readonly Named[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const comments = await scoped(models.DocumentComment, inWorkspace(workspaceId)).findAll({
    attributes: ['document_id', 'content'],
    where: { document_id: documents.map(({ id }) => id) },
    order: [['id', 'DESC']],
  });
  const texts = new Map<number, string[]>();
  const lengths = new Map<number, number>();
  for (const { document_id: id, content } of comments) {
    const length = (lengths.get(id) ?? 0) + content.length;
    lengths.set(id, length);
    if (length <= mostCommented) texts.set(id, [...(texts.get(id) ?? []), content]);
  }
  return texts;
}

const textOf = (meta: Meta, stored: string): string => {
  const shape = { type: meta.type, options: meta.options };
  return textOfMetaValue(shape, readStoredMetaValue(shape, stored));
};
