import { createTask, validate, type ScheduledTask } from 'node-cron';
import { scheduleTimeZone } from './schedule.ts';

const minuteMs = 60_000;
/** How far back a missed run is looked for. */
const mostMinutes = 366 * 24 * 60;
const matchers = new Map<string, ScheduledTask>();

/** Throws when an expression does not have five fields that node-cron understands. */
export function demandExpression(expression: string): void {
  if (expression.trim().split(/\s+/).length !== 5 || !validate(expression)) {
    throw new Error(`"${expression}" is no time of a schedule: minute, hour, day, month, weekday.`);
  }
}

/** The latest minute at which the expression fires, after `after` and not after `until`; undefined when there is none. */
export function latestDue(expression: string, after: Date, until: Date): Date | undefined {
  const matcher = matchers.get(expression) ?? createTask(expression, () => undefined, { timezone: scheduleTimeZone });
  matchers.set(expression, matcher);
  let at = Math.floor(until.getTime() / minuteMs) * minuteMs;
  for (let steps = 0; steps < mostMinutes && at > after.getTime(); steps += 1, at -= minuteMs) {
    if (matcher.match(new Date(at))) return new Date(at);
  }
  return undefined;
}
