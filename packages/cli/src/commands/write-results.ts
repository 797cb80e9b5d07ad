import { relative, sep } from 'node:path';
import { ShoruiError, writeTogether, type OutputFile } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';
import { formatSize } from '../output/format-size.ts';

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
    await writeTogether(files, { signal });
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    const problems = error.problems.map((problem) => {
      const { file = '' } = problem.place;
      return { ...problem, place: { ...problem.place, file: shownPath(context, file) } };
    });
    throw new ShoruiError(problems, { cause: error });
  }
}

/** Writes all files or none, and lists them unless the output is JSON. */
export async function writeResults(
  context: CommandContext,
  files: readonly ResultFile[],
  options: { readonly quiet?: boolean } = {},
): Promise<void> {
  const { messages, colors } = context;
  await write(context, files);
  if (options.quiet) return;
  for (const { path, bytes, note = '' } of files) {
    context.print(`${colors.green(messages.written(shownPath(context, path), formatSize(bytes.length)))}${note}`);
  }
}
