import { QueryTypes } from 'sequelize';
import type { Reach } from '../../access/load.ts';

export interface MetaUses {
  readonly types: ReadonlyMap<number, readonly { readonly id: number; readonly name: string }[]>;
  readonly documents: ReadonlyMap<number, number>;
}

/** The living types that have metas, and how many documents have values of them, by meta. */
export async function usesOfMetas({ models }: Reach, ids: readonly number[]): Promise<MetaUses> {
  const types = new Map<number, { readonly id: number; readonly name: string }[]>();
  const { sequelize } = models.Meta;
  if (ids.length === 0 || sequelize === undefined) return { types, documents: new Map() };
  const options = { replacements: { ids: [...ids] }, type: QueryTypes.SELECT } as const;
  const [uses, values] = await Promise.all([
    sequelize.query<{ readonly meta_id: number; readonly id: number; readonly name: string }>(
      `SELECT m.meta_id, t.id, t.name FROM document_type_metas m
       JOIN document_types t ON t.id = m.type_id AND t.deleted_at IS NULL
       WHERE m.meta_id IN (:ids) ORDER BY t.sort_key, t.id`,
      options,
    ),
    sequelize.query<{ readonly meta_id: number; readonly total: number | string }>(
      `SELECT v.meta_id, COUNT(*) AS total FROM document_meta_values v
       JOIN documents d ON d.id = v.document_id AND d.deleted_at IS NULL
       WHERE v.meta_id IN (:ids) GROUP BY v.meta_id`,
      options,
    ),
  ]);
  for (const { meta_id, id, name } of uses) types.set(meta_id, [...(types.get(meta_id) ?? []), { id, name }]);
  return { types, documents: new Map(values.map(({ meta_id, total }) => [meta_id, Number(total)])) };
}
