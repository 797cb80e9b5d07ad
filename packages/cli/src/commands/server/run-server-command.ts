import type * as Server from '@shorui/server';
import type { CommandContext } from '../../command-context.ts';
import { serverEn } from '../../messages/server-en.ts';
import { serverJa } from '../../messages/server-ja.ts';
import type { ServerMessages } from '../../messages/server-messages.ts';
import { UsageError } from '../../usage-error.ts';
import { describeFailure } from './describe-failure.ts';

export type ServerModule = typeof Server;

/** What a command of the server works with. */
export interface ServerCommand {
  readonly server: ServerModule;
  readonly config: Server.Config;
  readonly words: ServerMessages;
}

export function serverWords(context: CommandContext): ServerMessages {
  return context.locale === 'ja' ? serverJa : serverEn;
}

/** Variables that are read by the command line itself and not by the server. */
const ownVariables: ReadonlySet<string> = new Set(['SHORUI_LANG', 'SHORUI_DEBUG']);

function readConfig(server: ServerModule, { io }: CommandContext): Server.Config {
  return server.loadConfig(Object.fromEntries(Object.entries(io.env).filter(([name]) => !ownVariables.has(name))));
}

/**
 * Reads the server's modules, which take long to load, and the configuration, and runs the command. What the operator can correct is
 * reported in words; everything else is an error of the program.
 */
export async function runServerCommand(
  context: CommandContext,
  work: (command: ServerCommand) => Promise<void>,
): Promise<void> {
  const words = serverWords(context);
  const server = await import('@shorui/server');
  try {
    await work({ server, config: readConfig(server, context), words });
  } catch (error) {
    if (error instanceof server.UnknownMigration)
      throw new UsageError(words.migrate.unknown(error.wanted, error.known.join(', ')));
    const failure = describeFailure(error, server, words, context.locale);
    if (failure === undefined) throw error;
    const [first = '', ...rest] = failure.lines;
    context.note(`${context.errorColours.red(context.messages.severity.error)}: ${first}`, ...rest);
    context.exitCode = failure.exitCode;
  }
}
