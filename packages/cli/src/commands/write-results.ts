import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { ShoruiError, writeTogether, type OutputFile } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';
import type { CommandContext } from '../command-context.ts';
import { standardStream } from '../input/standard-input.ts';
import { formatSize } from '../output/format-size.ts';
import { UsageError } from '../usage-error.ts';

/** A path for display: relative if it is below the current folder, else absolute. */
export function shownPath(context: CommandContext, path: string): string {
  const shown = relative(context.io.cwd, path);
  return shown === '' || shown === '..' || shown.startsWith(`..${sep}`) ? path : shown;
}

/** A file to write; `note` is printed after its path. */
export interface ResultFile extends OutputFile {
  readonly note?: string;
}

async function write(context: CommandContext, files: readonly OutputFile[]): Promise<void> {
  const { signal } = context.io;
  try {
    await writeTogether(
      files.filter(({ path }) => path !== standardStream),
      { signal },
    );
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    const problems = error.problems.map((problem) => {
      const { file = '' } = problem.place;
      return { ...problem, place: { ...problem.place, file: shownPath(context, file) } };
    });
    throw new ShoruiError(problems, { cause: error });
  }
}

/** @throws {ShoruiError} `bundle.output-exists` for each file that exists */
function refuseExisting(context: CommandContext, files: readonly ResultFile[]): void {
  const existing = files.filter(({ path }) => path !== standardStream && existsSync(path));
  if (existing.length === 0) return;
  throw new ShoruiError(
    existing.map(({ path }) => createProblem('bundle.output-exists', { file: shownPath(context, path) })),
  );
}

/**
 * Writes all files or none, and lists them unless the output is JSON. A file at `-` goes to standard output, on which nothing
 * else is printed then. `clobber` false refuses to replace files.
 */
export async function writeResults(
  context: CommandContext,
  files: readonly ResultFile[],
  options: { readonly quiet?: boolean; readonly clobber?: boolean } = {},
): Promise<void> {
  const { messages, colors, io } = context;
  const piped = files.filter(({ path }) => path === standardStream);
  if (piped.length > 0 && (context.json || piped.length > 1)) throw new UsageError(messages.outputTwice);
  if (options.clobber === false) refuseExisting(context, files);
  await write(context, files);
  for (const { bytes } of piped) io.stdout.write(bytes);
  if (options.quiet || piped.length > 0) return;
  for (const { path, bytes, note = '' } of files) {
    context.print(`${colors.green(messages.written(shownPath(context, path), formatSize(bytes.length)))}${note}`);
  }
}
