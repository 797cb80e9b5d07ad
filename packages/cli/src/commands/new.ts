import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesFolder } from '@shorui/engine/bundle';
import { ShoruiError } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { readGiven } from '../input/read-data.ts';
import type { GivenFile } from '../starter/questions-from-files.ts';
import { answersPath, bundleFromFiles, starterBundle } from '../starter/starter-bundle.ts';
import { UsageError } from '../usage-error.ts';
import { printWrittenJson } from './report-written.ts';
import { writeResults } from './write-results.ts';

interface NewOptions {
  readonly from?: readonly string[];
  readonly json?: boolean;
}

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

/** The forms and templates to start from. @throws {UsageError} for two files of one name */
async function readForms(context: CommandContext, given: readonly string[]): Promise<GivenFile[]> {
  const files = await Promise.all(
    given.map(async (file) => ({
      path: filesFolder + basename(file).normalize('NFC'),
      bytes: await readGiven(context, file),
    })),
  );
  const twice = given.find((_, index) => files.findIndex(({ path }) => path === files[index]?.path) !== index);
  if (twice !== undefined) throw new UsageError(context.messages.sameName(basename(twice)));
  return files;
}

async function createBundle(context: CommandContext, given: string, options: NewOptions): Promise<void> {
  const { messages } = context;
  const { from, json = false } = options;
  context.writes = true;
  const folder = context.path(given);
  if ((await namesIn(folder, given)).length > 0) throw new UsageError(messages.folderNotEmpty(given));
  const name = basename(folder);
  const made = from ? bundleFromFiles(name, await readForms(context, from)) : starterBundle(name);
  const files = [...made.entries].map(([path, bytes]) => ({ path: join(folder, path), bytes }));
  await writeResults(context, files, { quiet: json });
  if (json) return printWrittenJson(context, files, []);
  context.print(
    messages.created(given),
    ...(made.leftOut.length > 0 ? [messages.leftOut(made.leftOut)] : []),
    '',
    messages.tryIt,
    `  shorui generate ${quoted(given)} --answers ${quoted(join(given, answersPath))} -o out`,
  );
}

/** `shorui new`: creates a small working bundle to start from, or one for forms and templates that exist. */
export function defineNew(command: Command, context: CommandContext): void {
  command
    .argument('<dir>')
    .option('--from <file...>')
    .option('--json')
    .action((folder: string, options: NewOptions) => createBundle(context, folder, options));
}
