import { isDiskError, ShoruiError } from '@shorui/engine/node';
import { CommanderError } from 'commander';
import { CommandContext } from './command-context.ts';
import { describeUsage } from './describe-usage.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';
import { printProblems, problemCount } from './output/print-problems.ts';
import { createProgram } from './program.ts';
import { UsageError } from './usage-error.ts';

function reportUsage(context: CommandContext, line: string): ExitCode {
  const { messages, errorColours } = context;
  context.note(`${errorColours.red(messages.severity.error)}: ${line}`, messages.usage.help);
  return exitCode.usage;
}

function reportProblems(context: CommandContext, error: ShoruiError): ExitCode {
  printProblems(context, error.problems);
  const count = problemCount(context, error.problems);
  context.note(context.writes ? context.messages.nothingWritten(count) : count);
  return isDiskError(error) ? exitCode.disk : exitCode.problems;
}

function report(context: CommandContext, error: unknown, commands: readonly string[]): ExitCode {
  const { messages, io } = context;
  if (error instanceof CommanderError) {
    // The help was shown in place of a command that is missing.
    if (error.code === 'commander.help') return exitCode.usage;
    return error.exitCode === 0 ? exitCode.done : reportUsage(context, describeUsage(error, messages, commands));
  }
  if (error instanceof UsageError) return reportUsage(context, error.message);
  if (io.signal?.aborted) {
    context.note(messages.interrupted);
    return exitCode.interrupted;
  }
  if (error instanceof ShoruiError) return reportProblems(context, error);
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  context.note(messages.internal(detail.replace(/\s+/g, ' ')));
  if (io.env['SHORUI_DEBUG'] === '1' && error instanceof Error) context.note(error.stack ?? '');
  return exitCode.internal;
}

/**
 * Runs one command line, without the names of node and the script, and gives its exit code. Never throws and never ends the
 * process: all that it says goes to the streams it is given.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const context = new CommandContext(argv, io);
  const program = createProgram(context);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return context.exitCode;
  } catch (error) {
    const commands = program.commands.map((command) => command.name());
    return report(context, error, commands);
  }
}
