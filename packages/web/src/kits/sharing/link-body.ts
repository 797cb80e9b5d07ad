import { textOf, type FormValues } from '../form/form-store.ts';

/** What was typed into a field; undefined where it is empty. */
const givenText = (values: FormValues, name: string): string | undefined => textOf(values, name).trim() || undefined;

/** The end of a day in Japan as an instant; the text itself where it is no day. */
export function endOfDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59+09:00`).toISOString() : day;
}

/** The values of the form of a link as the call takes them. `expires_at` is a day in the form. */
export function linkBody(values: FormValues) {
  const password = givenText(values, 'password');
  const day = givenText(values, 'expires_at');
  const note = givenText(values, 'note');
  const most = values['most_openings'];
  return {
    can_download: values['can_download'] === true,
    ...(password === undefined ? {} : { password }),
    ...(day === undefined ? {} : { expires_at: endOfDay(day) }),
    ...(typeof most === 'number' ? { most_openings: most } : {}),
    ...(note === undefined ? {} : { note }),
  };
}
