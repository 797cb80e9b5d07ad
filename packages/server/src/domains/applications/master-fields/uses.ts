import type { Application as Definition } from '@shorui/engine';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { UnitOfWork } from '../../../database/database.ts';

/** An application with a copy of a shared field. */
export interface Use {
  readonly id: number;
  readonly name: string;
}

/** The applications that use shared fields, by the id of the field. Deleted applications are left out. */
export async function usesOf(
  { sequelize }: { readonly sequelize: Sequelize },
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Use[]>> {
  const uses = new Map<number, Use[]>();
  if (ids.length === 0) return uses;
  const rows = await sequelize.query<Use & { readonly master_field_id: number }>(
    `SELECT DISTINCT u.master_field_id, a.id, a.name, a.sort_key FROM application_master_fields u
     JOIN applications a ON a.id = u.application_id
     WHERE u.master_field_id IN (:ids) AND a.deleted_at IS NULL ORDER BY a.sort_key, a.id`,
    { replacements: { ids: [...ids] }, type: QueryTypes.SELECT },
  );
  for (const { master_field_id, id, name } of rows)
    uses.set(master_field_id, [...(uses.get(master_field_id) ?? []), { id, name }]);
  return uses;
}

interface Copied {
  readonly id: number;
  readonly definition: Definition;
}

/** A copy of an application uses the same shared fields. The engine gives its parts new numbers and keeps their order. */
export async function copyUses({ models }: UnitOfWork, from: Copied, to: Copied): Promise<void> {
  const uses = await models.ApplicationMasterField.findAll({ where: { application_id: from.id } });
  const parts = (from.definition.master_fields ?? []).map(({ id }) => id);
  await models.ApplicationMasterField.bulkCreate(
    uses.flatMap(({ part_id, master_field_id }) => {
      const copy = to.definition.master_fields?.[parts.indexOf(part_id)];
      return copy === undefined ? [] : { application_id: to.id, part_id: copy.id, master_field_id };
    }),
  );
}
