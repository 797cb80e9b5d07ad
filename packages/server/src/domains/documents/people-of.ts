import type { Reach } from '../../access/load.ts';
import type { PersonName } from '../../contract/people.ts';

export const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Names of users by id; those of deleted accounts too, because what they did stays. */
export async function peopleOf({ models }: Reach, ids: readonly number[]): Promise<ReadonlyMap<number, PersonName>> {
  if (ids.length === 0) return new Map();
  const users = await models.User.findAll({ where: { id: [...ids] }, paranoid: false });
  return new Map(users.map(({ id, full_name }) => [id, { id, full_name }]));
}
