import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { largestUpload } from './files.ts';
import { IdOf } from './ids.ts';
import { Email, Instant, Nullable, Shape, Version } from './shapes.ts';

/** Mebibyte: an upload limit below it would keep ordinary papers out. */
const leastUploadLimit = 1024 * 1024;

const settings = {
  /** Contact for support; shown to all users. */
  support_email: Nullable(Email),
  /** Shown on the login screen, as plain text. */
  login_notice: Nullable(Type.String({ minLength: 1, maxLength: 1000 })),
  /** Largest accepted file, in bytes; null: the limit of the configuration. */
  upload_max_bytes: Nullable(Type.Integer({ minimum: leastUploadLimit, maximum: largestUpload })),
  /** Plan of companies that sign up for document creation; null: the cheapest public plan that opens it. */
  application_plan_id: Nullable(IdOf('plan')),
  /** Days of trial of these companies, the day of the sign-up included; null: without an end. */
  application_trial_days: Nullable(Type.Integer({ minimum: 1, maximum: 3650 })),
};

/** Settings of the whole service, made by the staff. `upload_limit_bytes` is the configured limit: no setting exceeds it. */
export const AdminSettings = Shape({
  ...settings,
  upload_limit_bytes: Type.Integer(),
  version: Version,
  /** null: never changed. */
  updated_at: Nullable(Instant),
});
export type AdminSettings = Static<typeof AdminSettings>;

const staff = { area: 'admin', access: 'admin', path: '/admin/v1/settings', reply: AdminSettings } as const;

export const readAdminSettings = defineEndpoint({
  name: 'adminSettings.read',
  method: 'GET',
  ...staff,
  summary: 'Settings of the service',
});

export const updateAdminSettings = defineEndpoint({
  name: 'adminSettings.update',
  method: 'PUT',
  ...staff,
  summary: 'Change settings of the service; what is left out stays',
  body: Shape({
    support_email: Type.Optional(settings.support_email),
    login_notice: Type.Optional(settings.login_notice),
    upload_max_bytes: Type.Optional(settings.upload_max_bytes),
    application_plan_id: Type.Optional(settings.application_plan_id),
    application_trial_days: Type.Optional(settings.application_trial_days),
    version: Version,
  }),
  errors: ['conflict'],
});

export const adminSettingEndpoints = [readAdminSettings, updateAdminSettings] as const;
