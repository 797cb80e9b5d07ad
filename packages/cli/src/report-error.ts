import { CommanderError } from 'commander';
import type { CommandContext } from './command-context.ts';
import { listedCommands } from './commands/listed-commands.ts';
import { describeUsage } from './describe-usage.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import { reportText } from './report-text.ts';
import type { UnknownOption } from './unknown-option.ts';
import { UsageError } from './usage-error.ts';

function reportUsage(context: CommandContext, line: string): ExitCode {
  reportText(context, 'usage', [line, context.messages.usage.help]);
  return exitCode.usage;
}

/**
 * Prints an error for the user and returns the exit code.
 * @param unknown an option of the command line that does not exist
 */
export async function reportError(context: CommandContext, error: unknown, unknown?: UnknownOption): Promise<ExitCode> {
  const { messages, io } = context;
  if (error instanceof CommanderError) {
    // The help was printed because the command is missing.
    if (error.code === 'commander.help') return exitCode.usage;
    const names = listedCommands.map(({ name }) => name);
    if (error.exitCode === 0) return exitCode.done;
    return reportUsage(context, await describeUsage(error, messages, { commands: names, unknown }));
  }
  if (error instanceof UsageError) return reportUsage(context, error.message);
  if (io.signal?.aborted) {
    context.note(messages.interrupted);
    return exitCode.interrupted;
  }
  const { reportProblems } = await import('./report-problems.ts');
  const reported = reportProblems(context, error);
  if (reported !== null) return reported;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  context.note(messages.internal(detail.replace(/\s+/g, ' ')));
  if (io.env['SHORUI_DEBUG'] === '1' && error instanceof Error) context.note(error.stack ?? '');
  return exitCode.internal;
}
