import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { Reach } from '../../../access/load.ts';
import type { Meta } from '../../metas/model.ts';
import { readStoredMetaValue, textOfMetaValue } from '../../metas/stored-value.ts';
import type { Document } from '../model.ts';

/** A text of a document besides its file, which a keyword finds. */
export interface HeadText {
  readonly in: 'name' | 'party' | 'meta';
  /** The name of the meta field. */
  readonly meta: string | null;
  readonly text: string;
}

type Named = Pick<Document, 'id' | 'name' | 'record_party'>;

/** What documents of a workspace are found by, without their files: name, counterparty, values of meta fields. By document id. */
export async function headTextsOf(
  { models }: Reach,
  workspaceId: number,
  documents: readonly Named[],
): Promise<ReadonlyMap<number, readonly HeadText[]>> {
  const values = await scoped(models.DocumentMetaValue, inWorkspace(workspaceId)).findAll({
    where: { document_id: documents.map(({ id }) => id) },
    order: [['meta_id', 'ASC']],
  });
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
  ];
  return new Map(documents.map((document) => [document.id, textsOf(document)]));
}

const textOf = (meta: Meta, stored: string): string => {
  const shape = { type: meta.type, options: meta.options };
  return textOfMetaValue(shape, readStoredMetaValue(shape, stored));
};
