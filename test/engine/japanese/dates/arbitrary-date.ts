import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '@shorui/engine/japanese';

const epoch: CalendarDate = { year: 1970, month: 1, day: 1 };

/** Any day from 0001-01-01 to 9999-12-31. */
export const arbitraryDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: -719_162, max: 2_932_896 })
  .map((days) => addDays(epoch, days));

/** Any day that can be written in an era, up to the year 2999. */
export const arbitraryEraDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: -35_428, max: 376_199 })
  .map((days) => addDays(epoch, days));

/** `2024-01-31` as a date; for tables. */
export function day(iso: string): CalendarDate {
  const [year = 0, month = 0, dayOfMonth = 0] = iso.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}
