import type { Problem } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';
import { problemJson } from '../output/problem-json.ts';
import type { ResultFile } from './write-results.ts';

/** Prints written files, with their sizes in bytes, and what was noticed as JSON. */
export function printWrittenJson(
  context: CommandContext,
  files: readonly ResultFile[],
  problems: readonly Problem[],
): void {
  context.printJson({
    files: files.map(({ path, bytes }) => ({ path, size: bytes.length })),
    problems: problems.map((problem) => problemJson(problem, context.locale)),
  });
}
