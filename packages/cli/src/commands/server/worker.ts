import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { runServerCommand } from './run-server-command.ts';
import { untilStopped } from './until-stopped.ts';

/** Time limit for running jobs to end, in milliseconds; other workers take over what runs longer. */
const jobsEndWithinMs = 8000;

/** `shorui worker`: jobs and schedules without a server, until it is stopped. */
export function defineWorker(command: Command, context: CommandContext): void {
  command.action(() =>
    runServerCommand(context, async ({ server, config, words }) => {
      await server.withDatabase(config, server.demandMigrated);
      const running = await server.startWorker(config);
      context.note(words.working);
      await untilStopped(context);
      context.note(words.stopping);
      await running.stop(jobsEndWithinMs);
      context.note(words.stopped);
    }),
  );
}
