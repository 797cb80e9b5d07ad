import type { Command } from 'commander';
import { CommandContext } from './command-context.ts';
import type { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';
import { findUnknownOption } from './unknown-option.ts';

/**
 * Runs one command line, without the names of node and the script, and gives its exit code. Never throws and never ends the
 * process; all output goes to the given streams.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const context = new CommandContext(argv, io);
  let program: Command | undefined;
  try {
    program = await createProgram(context, argv);
    await program.parseAsync([...argv], { from: 'user' });
    return context.exitCode;
  } catch (error) {
    const { reportError } = await import('./report-error.ts');
    return reportError(context, error, program && findUnknownOption(program, argv));
  }
}
