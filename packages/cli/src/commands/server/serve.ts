import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { runServerCommand } from './run-server-command.ts';
import { untilStopped } from './until-stopped.ts';

/** `shorui serve`: the server, until it is stopped. */
export function defineServe(command: Command, context: CommandContext): void {
  command.action(() =>
    runServerCommand(context, async ({ server, config, words }) => {
      await server.withDatabase(config, server.demandMigrated);
      const running = await server.startServer(config);
      context.note(words.listening(running.url.replace('127.0.0.1', 'localhost')));
      await untilStopped(context);
      context.note(words.stopping);
      await running.close();
      context.note(words.stopped);
    }),
  );
}
