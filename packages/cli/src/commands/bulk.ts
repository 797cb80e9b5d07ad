import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorsName } from '@shorui/engine/bulk';
import type { WordFormat } from '@shorui/engine/document';
import { bulk, ShoruiError, type AnswersEncoding, type BulkOptions } from '@shorui/engine/node';
import { Option, type Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { renamed } from '../input/as-given.ts';
import { standardStream } from '../input/standard-input.ts';
import type { Messages } from '../messages/index.ts';
import { quoteArgument } from '../output/quote-argument.ts';
import { formatRate, RateProgress } from '../output/rate-progress.ts';
import { UsageError } from '../usage-error.ts';
import { readWorkers } from './read-workers.ts';

interface GivenOptions {
  readonly answers: string;
  readonly output: string;
  readonly workers?: string;
  readonly resume?: boolean;
  readonly encoding: AnswersEncoding;
  readonly map: readonly string[];
  readonly name?: string;
  readonly format?: WordFormat;
  readonly onError: 'continue' | 'stop';
  readonly json?: boolean;
}

function readMap(given: readonly string[], messages: Messages): Record<string, string> {
  const map: Record<string, string> = {};
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(messages.bulk.badMap(text));
    map[text.slice(0, at)] = text.slice(at + 1);
  }
  return map;
}

/** The command that resumes this run. It names the language, because the messages in the ledger are in that language. */
function resumeCommand({ locale }: CommandContext, bundlePath: string, options: GivenOptions): string {
  const { answers, output, workers, encoding, map, name, format, onError } = options;
  const words = ['--lang', locale, 'bulk', bundlePath, '--answers', answers, '-o', output];
  if (workers !== undefined) words.push('--workers', workers);
  if (encoding !== 'utf8') words.push('--encoding', encoding);
  for (const each of map) words.push('--map', each);
  if (name !== undefined) words.push('--name', name);
  if (format !== undefined) words.push('--format', format);
  if (onError !== 'continue') words.push('--on-error', onError);
  return ['shorui', ...words.map(quoteArgument), '--resume'].join(' ');
}

/** Problems show the paths as the user gave them. */
function asUserNames(context: CommandContext, error: ShoruiError, given: readonly string[]): ShoruiError {
  const problems = given.reduce(
    (all, name) => all.map((problem) => renamed(problem, context.path(name), name)),
    error.problems,
  );
  return new ShoruiError(problems, { cause: error });
}

function readOptions(
  context: CommandContext,
  options: GivenOptions,
  progress: RateProgress,
): { bulkOptions: BulkOptions; state: { nothingLeft: boolean; last: number } } {
  const { messages, io, locale } = context;
  const { output, workers, resume = false, encoding, map, name, format, onError } = options;
  const state = { nothingLeft: false, last: 0 };
  const bulkOptions: BulkOptions = {
    output: context.path(output),
    ...readWorkers(workers, messages),
    resume,
    encoding,
    map: readMap(map, messages),
    ...(name !== undefined && { name }),
    ...(format && { format }),
    onError,
    locale,
    ...(io.signal && { signal: io.signal }),
    onStart({ total, made, failed }) {
      progress.begin(total, made + failed, failed);
      state.last = made + failed;
      state.nothingLeft = total === undefined;
      if (made + failed > 0) context.note(messages.bulk.resumed(made + failed));
    },
  };
  return { bulkOptions, state };
}

/** Where the list of errors is, as the user reads it. */
function errorsPath(context: CommandContext, output: string): string {
  const work = output.toLowerCase().endsWith('.zip') ? `${output}.work` : output;
  return existsSync(join(context.path(work), errorsName)) ? join(work, errorsName) : `${output}#${errorsName}`;
}

function summarize(context: CommandContext, options: GivenOptions, progress: RateProgress, stoppedAt: number): void {
  const { messages, colors } = context;
  const { done, failed, own, milliseconds } = progress;
  const isZip = options.output.toLowerCase().endsWith('.zip');
  if (failed > 0) context.exitCode = exitCode.problems;
  if (options.json) {
    const errors = failed > 0 ? { errors: errorsPath(context, options.output) } : {};
    const stopped = stoppedAt > 0 ? { stopped_at: stoppedAt } : {};
    return context.printJson({ output: options.output, made: done - failed, failed, ...stopped, ...errors });
  }
  if (stoppedAt > 0) context.note(messages.bulk.stopped(stoppedAt));
  if (failed > 0) {
    context.note(messages.bulk.seeErrors(errorsPath(context, options.output)));
  }
  if (isZip && stoppedAt === 0) context.print(colors.green(messages.bulk.packed(options.output)));
  const seconds = (milliseconds / 1000).toFixed(1);
  context.print(messages.bulk.sum(done - failed, failed, seconds, formatRate(own, milliseconds)));
}

async function runBulk(context: CommandContext, bundlePath: string, options: GivenOptions): Promise<void> {
  const { messages, io } = context;
  if (options.answers === standardStream) throw new UsageError(messages.bulk.noStandardInput);
  const progress = new RateProgress(context);
  const { bulkOptions, state } = readOptions(context, options, progress);
  let stoppedAt = 0;
  try {
    for await (const result of bulk(context.path(bundlePath), context.path(options.answers), bulkOptions)) {
      // A document that was made again because its file was lost is already counted.
      if (result.record > state.last) {
        state.last = result.record;
        progress.done++;
        if (result.status === 'failed') progress.failed++;
      }
      if (result.status === 'failed' && options.onError === 'stop') stoppedAt = result.record;
      progress.print();
    }
    progress.clear();
    if (state.nothingLeft && !options.json) return context.print(messages.bulk.nothingLeft(options.output));
    summarize(context, options, progress, stoppedAt);
  } catch (error) {
    progress.clear();
    if (io.signal?.aborted) {
      context.note(messages.bulk.interrupted(progress.done), messages.bulk.goOn);
      context.note(`  ${resumeCommand(context, bundlePath, options)}`);
      context.exitCode = exitCode.interrupted;
      return;
    }
    if (!(error instanceof ShoruiError)) throw error;
    throw asUserNames(context, error, [options.output, options.answers, bundlePath]);
  }
}

/** `shorui bulk`: the documents of an application for many sets of answers. */
export function defineBulk(command: Command, context: CommandContext): void {
  command
    .argument('<bundle>')
    .requiredOption('-a, --answers <file>')
    .requiredOption('-o, --output <dir|zip>')
    .option('--workers <n>')
    .option('--resume')
    .addOption(new Option('--encoding <encoding>').choices(['utf8', 'cp932']).default('utf8'))
    .addOption(
      new Option('--map <column=path>')
        .argParser((text: string, before: readonly string[]) => [...before, text])
        .default([]),
    )
    .option('--name <template>')
    .addOption(new Option('--format <format>').choices(['docx', 'pdf', 'both']))
    .addOption(new Option('--on-error <what>').choices(['continue', 'stop']).default('continue'))
    .option('--json')
    .action((bundle: string, options: GivenOptions) => runBulk(context, bundle, options));
}
