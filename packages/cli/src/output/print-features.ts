import type { Problem } from '@shorui/engine/node';
import { describePlace } from '@shorui/engine/problems';
import type { CommandContext } from '../command-context.ts';
import { commandText } from './problem-advice.ts';

/** Places that are named for one thing. */
const longestList = 8;

interface Feature {
  readonly problem: Problem;
  readonly places: string[];
}

/**
 * Reports things that were found at many places: one line for each thing, with its places, on standard error.
 */
export function printFeatures(context: CommandContext, problems: readonly Problem[]): void {
  const { errorColors: colors, locale, messages } = context;
  const features = new Map<string, Feature>();
  for (const problem of problems) {
    const { what, fix } = commandText(problem, locale);
    const key = `${problem.severity} ${what} ${fix}`;
    const feature = features.get(key) ?? { problem, places: [] };
    features.set(key, feature);
    const place = describePlace(problem.place, locale);
    if (place !== '') feature.places.push(place);
  }
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan };
  for (const { problem, places } of features.values()) {
    const label = paint[problem.severity](messages.severity[problem.severity]);
    const { what, fix } = commandText(problem, locale);
    context.note(`${label}: ${what}${locale === 'ja' ? '' : ' '}${fix}`);
    const distinct = [...new Set(places)];
    for (const place of distinct.slice(0, longestList)) context.note(`  - ${place}`);
    if (distinct.length > longestList)
      context.note(`  - ${messages.convert.morePlaces(distinct.length - longestList)}`);
  }
}
