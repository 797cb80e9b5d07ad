import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleEntries } from '@shorui/engine/bundle';
import { ShoruiError } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { starterAnswers } from '../starter/starter-answers.ts';
import { starterBundle } from '../starter/starter-bundle.ts';
import { UsageError } from '../usage-error.ts';
import { printWrittenJson } from './report-written.ts';
import { writeResults } from './write-results.ts';

const answersPath = 'answers/sample.json';

/** Names in a folder; empty if it does not exist. @throws {ShoruiError} if it is a file or cannot be read */
async function namesIn(folder: string, given: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return [];
    throw new ShoruiError([createProblem('bundle.cannot-write', { file: given }, { code })], { cause: error });
  }
}

/** A path as it can be typed into a shell. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

async function createBundle(context: CommandContext, given: string, json: boolean): Promise<void> {
  const { messages } = context;
  context.writes = true;
  const folder = context.path(given);
  if ((await namesIn(folder, given)).length > 0) throw new UsageError(messages.folderNotEmpty(given));
  const answers = new TextEncoder().encode(`${JSON.stringify(starterAnswers, null, 2)}\n`);
  const entries = [...bundleEntries(starterBundle(basename(folder))), [answersPath, answers] as const];
  const files = entries.map(([path, bytes]) => ({ path: join(folder, path), bytes }));
  await writeResults(context, files, { quiet: json });
  if (json) return printWrittenJson(context, files, []);
  context.print(
    messages.created(given),
    '',
    messages.tryIt,
    `  shorui generate ${quoted(given)} --answers ${quoted(join(given, answersPath))} -o out`,
  );
}

/** `shorui new`: creates a small working bundle to start from. */
export function defineNew(command: Command, context: CommandContext): void {
  command
    .argument('<dir>')
    .option('--json')
    .action((folder: string, { json = false }: { readonly json?: boolean }) => createBundle(context, folder, json));
}
