import { verify, type VerifyReport } from '@shorui/engine/node';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { asGiven, renamed } from '../input/as-given.ts';
import { printProblems } from '../output/print-problems.ts';
import { problemJson } from '../output/problem-json.ts';
import { RateProgress } from '../output/rate-progress.ts';
import { readWorkers } from './read-workers.ts';

interface VerifyCommandOptions {
  readonly bundle?: string;
  readonly answers?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

async function check(context: CommandContext, folder: string, options: VerifyCommandOptions): Promise<VerifyReport> {
  const progress = new RateProgress(context);
  const { bundle, answers, workers } = options;
  const { signal } = context.io;
  try {
    return await asGiven(context, folder, (path) =>
      verify(path, {
        ...(bundle !== undefined && { bundle: context.path(bundle) }),
        ...(answers !== undefined && { answers: context.path(answers) }),
        ...readWorkers(workers, context.messages),
        ...(signal && { signal }),
        onRecord(record, total) {
          if (record === 1) progress.begin(total, 0, 0);
          progress.done = record;
          progress.print();
        },
      }),
    );
  } finally {
    progress.clear();
  }
}

async function verifyFolder(context: CommandContext, folder: string, options: VerifyCommandOptions): Promise<void> {
  const { messages, colors } = context;
  const { records, files, problems } = await check(context, folder, options);
  const path = context.path(folder);
  const found = problems.map((problem) => renamed(problem, path, folder));
  if (options.json) {
    if (found.length > 0) context.exitCode = exitCode.problems;
    const shown = found.map((problem) => problemJson(problem, context.locale));
    return context.printJson({ ok: found.length === 0, records, files, problems: shown });
  }
  printProblems(context, found, 'result');
  if (problems.length === 0) return context.print(colors.green(messages.bulk.verified(records, files)));
  context.exitCode = exitCode.problems;
  context.print(messages.bulk.differs(problems.length));
}

/** `shorui verify`: checks that the files of a bulk run are unchanged and can be reproduced. */
export function defineVerify(command: Command, context: CommandContext): void {
  command
    .argument('<dir>')
    .option('--bundle <path>')
    .option('-a, --answers <file>')
    .option('--workers <n>')
    .option('--json')
    .action((folder: string, options: VerifyCommandOptions) => verifyFolder(context, folder, options));
}
