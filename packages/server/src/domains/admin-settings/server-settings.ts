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

/** The default settings. */
const untouched: StoredSettings = {
  support_email: null,
  login_notice: null,
  upload_max_bytes: null,
  application_plan_id: null,
  application_trial_days: null,
  version: 0,
  updated_at: null,
};

/** The current settings in the database. */
export async function storedSettings(models: Models, transaction?: Transaction): Promise<StoredSettings> {
  const row = await models.ServerSettings.findByPk(settingsId, transaction === undefined ? {} : { transaction });
  return row === null ? untouched : row.get({ plain: true });
}

/** Maximum time that a process uses settings after another one changed them, in milliseconds. */
const freshMs = 5000;

interface Kept {
  readonly at: number;
  readonly settings: Promise<StoredSettings>;
}

const cached = new WeakMap<Database, Kept>();

type Parts = Pick<Services, 'database' | 'now'>;

/** The settings, cached for a short time: every upload and every login screen reads them. */
export function serverSettings({ database, now }: Parts): Promise<StoredSettings> {
  const at = now().getTime();
  const known = cached.get(database);
  if (known !== undefined && Math.abs(at - known.at) < freshMs) return known.settings;
  const read: Kept = { at, settings: storedSettings(database.models) };
  cached.set(database, read);
  // A failure is thrown to the caller, not cached.
  read.settings.catch(() => cached.get(database) === read && cached.delete(database));
  return read.settings;
}

/** After a change: this process sees it at once. */
export function forgetSettings(database: Database): void {
  cached.delete(database);
}

/** Largest accepted file at present, in bytes. */
export async function uploadLimit(services: Parts & Pick<Services, 'config'>): Promise<number> {
  const { upload_max_bytes } = await serverSettings(services);
  return Math.min(largestUpload, services.config.uploadMaxBytes, upload_max_bytes ?? Number.POSITIVE_INFINITY);
}
