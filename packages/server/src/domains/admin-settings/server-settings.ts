import type { Transaction } from 'sequelize';
import { largestUpload } from '../../contract/files.ts';
import type { Database } from '../../database/database.ts';
import type { Models } from '../../database/models.ts';
import type { Services } from '../../services.ts';

/** The one row. */
export const settingsId = 1;

export interface StoredSettings {
  readonly support_email: string | null;
  readonly login_notice: string | null;
  readonly upload_max_bytes: number | null;
  readonly application_plan_id: number | null;
  readonly application_trial_days: number | null;
  readonly version: number;
  readonly updated_at: Date | null;
}

/** Before anybody changed anything. */
const untouched: StoredSettings = {
  support_email: null,
  login_notice: null,
  upload_max_bytes: null,
  application_plan_id: null,
  application_trial_days: null,
  version: 0,
  updated_at: null,
};

/** As they stand in the database at this moment. */
export async function storedSettings(models: Models, transaction?: Transaction): Promise<StoredSettings> {
  const row = await models.ServerSettings.findByPk(settingsId, transaction === undefined ? {} : { transaction });
  return row === null ? untouched : row.get({ plain: true });
}

/** How long a process goes on with settings that another one changed, milliseconds. */
const freshMs = 5000;

interface Kept {
  readonly at: number;
  readonly settings: Promise<StoredSettings>;
}

const kept = new WeakMap<Database, Kept>();

type Parts = Pick<Services, 'database' | 'now'>;

/** The settings, from memory where they were read lately: every upload and every login screen asks for them. */
export function serverSettings({ database, now }: Parts): Promise<StoredSettings> {
  const at = now().getTime();
  const known = kept.get(database);
  if (known !== undefined && Math.abs(at - known.at) < freshMs) return known.settings;
  const read: Kept = { at, settings: storedSettings(database.models) };
  kept.set(database, read);
  // A failure is told to whoever asked, not kept.
  read.settings.catch(() => kept.get(database) === read && kept.delete(database));
  return read.settings;
}

/** After a change: this process sees it at once. */
export function forgetSettings(database: Database): void {
  kept.delete(database);
}

/** Largest file that is taken now, bytes. */
export async function uploadLimit(services: Parts & Pick<Services, 'config'>): Promise<number> {
  const { upload_max_bytes } = await serverSettings(services);
  return Math.min(largestUpload, services.config.uploadMaxBytes, upload_max_bytes ?? Number.POSITIVE_INFINITY);
}
