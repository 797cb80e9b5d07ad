import type { ParsedBundle } from '@shorui/engine/bundle';
import { readBundle } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';
import { asGiven, renamed } from './as-given.ts';

/** Reads the bundle at a path given by the user; its errors and warnings show that path. */
export async function readGivenBundle(context: CommandContext, given: string): Promise<ParsedBundle> {
  const bundle = await asGiven(context, given, (path) => readBundle(path));
  const path = context.path(given);
  return { ...bundle, problems: bundle.problems.map((problem) => renamed(problem, path, given)) };
}
