export * from './periods.ts';
export {
  compareDates,
  countDaysInMonth,
  isLeapYear,
  isValidDate,
  type CalendarDate,
  addDays,
  countDaysBetween,
} from './calendar-date.ts';
export * from './eras.ts';
export { formatDate, formatBothCalendars, formatWareki, type WarekiStyle } from './format-date.ts';
export { formatIsoDate, parseIsoDate, type IsoDateProblem, parseDate, type DateProblem } from './parse-date.ts';
export * from './calendar-date.ts';
