import { readAdminSettings, updateAdminSettings, type AdminSettings } from '../../contract/admin-settings.ts';
import { largestUpload } from '../../contract/files.ts';
import { changeVersioned } from '../../database/change-versioned.ts';
import { AppError } from '../../errors/app-error.ts';
import { fillWords } from '../../errors/fill-words.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { companyWords } from '../../messages/companies.ts';
import { serverSettingWords } from '../../messages/settings.ts';
import type { Services } from '../../services.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import { forgetSettings, settingsId, storedSettings } from './server-settings.ts';

const limitOf = ({ config }: Services): number => Math.min(largestUpload, config.uploadMaxBytes);

async function show(services: Services): Promise<AdminSettings> {
  const stored = await storedSettings(services.database.models);
  return {
    support_email: stored.support_email,
    login_notice: stored.login_notice,
    upload_max_bytes: stored.upload_max_bytes,
    application_plan_id: stored.application_plan_id,
    application_trial_days: stored.application_trial_days,
    upload_limit_bytes: limitOf(services),
    version: stored.version,
    updated_at: stored.updated_at?.toISOString() ?? null,
  };
}

const read = handle(readAdminSettings, ({ services }) => show(services));

const update = handle(updateAdminSettings, async ({ body, locale, reply, services, unitOfWork }) => {
  const { version, ...changes } = body;
  const limit = limitOf(services);
  if ((changes.upload_max_bytes ?? 0) > limit) {
    const words = fillWords(serverSettingWords.overLimit[locale], { limit: formatBytes(limit) });
    throw new AppError('invalid', { fields: { upload_max_bytes: [words] } });
  }
  await unitOfWork(async (unit) => {
    const { models, transaction } = unit;
    const planId = changes.application_plan_id ?? null;
    if (planId !== null && (await models.Plan.findByPk(planId, { transaction })) === null)
      throw new AppError('invalid', { fields: { application_plan_id: [companyWords[locale].unknownPlan] } });
    // Two first changes at a time make one row; the version decides between them.
    await models.ServerSettings.bulkCreate([{ id: settingsId }], { ignoreDuplicates: true, transaction });
    const record = await models.ServerSettings.findByPk(settingsId, { transaction, rejectOnEmpty: true });
    const changed = await changeVersioned(unit, {
      record,
      kind: 'server_settings',
      workspaceId: 'all',
      seen: version,
      changes,
    });
    const subject = { kind: 'server_settings', id: settingsId };
    await unit.audit({ action: 'adminSettings.update', subject, workspaceId: null, ...changed });
  });
  forgetSettings(services.database);
  reply.message(serverSettingWords.saved[locale]);
  return show(services);
});

export const adminSettingHandlers: readonly Mounted[] = [read, update];
