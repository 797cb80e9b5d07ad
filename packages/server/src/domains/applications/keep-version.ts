import type { UnitOfWork } from '../../database/database.ts';
import type { Application } from './model.ts';

/** Keeps the content of a version. A version that was published is kept already. */
export async function keepVersion(unit: UnitOfWork, record: Application, by: string, note: string): Promise<void> {
  const { ApplicationVersion } = unit.models;
  const key = { application_id: record.id, number: record.number };
  const kept = await ApplicationVersion.findOne({ where: key });
  if (kept === null) await ApplicationVersion.create({ ...key, definition: record.definition, created_by: by, note });
  else if (note !== '') await kept.update({ note });
}
