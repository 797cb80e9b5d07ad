import { createTask, parse, validate, type ScheduledTask } from 'node-cron';
import { scheduleTimeZone } from './schedule.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Japan has no daylight saving time: its days begin at 15:00 UTC. */
const japanMs = 9 * 60 * minuteMs;
/** How far back missed runs are searched. */
const mostDays = 366;

interface Times {
  readonly matcher: ScheduledTask;
  /** Milliseconds from the start of a day, the latest first. */
  readonly ofDay: readonly number[];
}
const known = new Map<string, Times>();

/** Throws unless an expression has five fields that node-cron accepts. */
export function demandExpression(expression: string): void {
  if (expression.trim().split(/\s+/).length !== 5 || !validate(expression)) {
    throw new Error(`"${expression}" is no time of a schedule: minute, hour, day, month, weekday.`);
  }
}

function timesOf(expression: string): Times {
  const found = known.get(expression);
  if (found !== undefined) return found;
  const { hour, minute } = parse(expression);
  const ofDay = hour.flatMap((hours) => minute.map((minutes) => (hours * 60 + minutes) * minuteMs));
  const matcher = createTask(expression, () => undefined, { timezone: scheduleTimeZone });
  const times = { matcher, ofDay: ofDay.sort((a, b) => b - a) };
  known.set(expression, times);
  return times;
}

/** The latest minute at which the expression fires, after `after` and not after `until`; undefined if there is none. */
export function latestDue(expression: string, after: Date, until: Date): Date | undefined {
  const { matcher, ofDay } = timesOf(expression);
  const [latest] = ofDay;
  if (latest === undefined) return undefined;
  let day = Math.floor((until.getTime() + japanMs) / dayMs) * dayMs - japanMs;
  // node-cron is slow, so it is called once per day: whether a day matches does not depend on the time.
  for (let days = 0; days < mostDays && day + latest > after.getTime(); days += 1, day -= dayMs) {
    const time = ofDay.find((each) => day + each <= until.getTime());
    if (time === undefined || day + time <= after.getTime()) continue;
    if (matcher.match(new Date(day + time))) return new Date(day + time);
  }
  return undefined;
}
