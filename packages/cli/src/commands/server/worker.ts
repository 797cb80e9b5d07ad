import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { runServerCommand } from './run-server-command.ts';
import { untilStopped } from './until-stopped.ts';

/** Milliseconds that running jobs have to end; what runs longer is given back to others. */
const jobsEndWithinMs = 8000;

/** `shorui worker`: jobs and schedules without a server, until it is stopped. */
export function defineWorker(command: Command, context: CommandContext): void {
  command
    .description(
      'Run jobs and schedules beside servers, on this machine or another. Any number may run. ' +
        'SIGTERM and Ctrl+C stop it within 10 s; jobs that are not done by then are given to others.',
    )
    .addHelpText(
      'after',
      `
Example:
  SHORUI_DATABASE_URL=postgres://shorui@db/shorui shorui worker`,
    )
    .action(() =>
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
