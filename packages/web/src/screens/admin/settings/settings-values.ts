import type { AdminSettings } from '@shorui/server/contract';
import { textOf, type Check, type FormValues } from '../../../kits/form/form-store.ts';

const mebibyte = 1024 * 1024;
const longestTrial = 3650;

/** The upload limit of the configuration in MB: no setting goes beyond it. */
export function uploadLimit({ upload_limit_bytes }: AdminSettings): number {
  return Math.floor(upload_limit_bytes / mebibyte);
}

/** The settings as values of the form: sizes in MB, numbers as they are typed. */
export function settingsValues(settings: AdminSettings): FormValues {
  const { support_email, login_notice, upload_max_bytes: bytes, application_trial_days: days } = settings;
  return {
    support_email: support_email ?? '',
    login_notice: login_notice ?? '',
    // A limit that was set in bytes may lie between two MB; two digits show it.
    upload_mb: bytes === null ? '' : String(Math.round((bytes / mebibyte) * 100) / 100),
    trial_days: days === null ? '' : String(days),
  };
}

/** The values as the call takes them. What is empty is missing. */
export function membersOf(values: FormValues): FormValues {
  const mb = textOf(values, 'upload_mb');
  const days = textOf(values, 'trial_days');
  return Object.fromEntries(
    Object.entries({
      support_email: textOf(values, 'support_email').trim(),
      login_notice: textOf(values, 'login_notice'),
      upload_max_bytes: mb === '' ? undefined : Math.round(Number(mb) * mebibyte),
      application_trial_days: days === '' ? undefined : Number(days),
    }).filter(([, value]) => value !== undefined && value !== ''),
  );
}

const isWhole = (text: string, most: number): boolean => /^\d{1,6}$/.test(text) && +text >= 1 && +text <= most;

/** Errors of the two numbers at the fields that they are typed into. */
export function numberErrors(limit: number, uploadWrong: string, daysWrong: string): Check {
  return (values) => {
    const mb = textOf(values, 'upload_mb');
    const days = textOf(values, 'trial_days');
    return {
      ...(mb === '' || isWhole(mb, limit) ? {} : { upload_mb: [uploadWrong] }),
      ...(days === '' || isWhole(days, longestTrial) ? {} : { trial_days: [daysWrong] }),
    };
  };
}
