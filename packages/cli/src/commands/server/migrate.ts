import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { runServerCommand } from './run-server-command.ts';

interface Options {
  readonly to?: string;
  readonly down?: true;
  readonly status?: true;
  readonly json?: true;
}

function migrate(context: CommandContext, { to, down, status, json }: Options): Promise<void> {
  return runServerCommand(context, async ({ server, config, words: { migrate: words } }) => {
    if (status === true) {
      const { applied, pending } = await server.withDatabase(config, (database) => server.migrationStatus(database));
      if (json === true) return context.printJson({ applied, pending });
      context.print(...applied.map((name) => `✓ ${name}`), ...pending.map((name) => `… ${name}`));
      return context.note(words.status(applied.length, pending.length));
    }
    const name = to === undefined ? {} : { to };
    const report = await server.migrateDatabase(config, down === true ? { down, ...name } : name);
    if (json === true) return context.printJson(report);
    const line = report.direction === 'up' ? words.applied : words.takenBack;
    for (const each of report.done) context.print(line(each));
    if (report.done.length === 0) context.note(words.nothing);
    context.note(words.status(report.applied.length, report.pending.length));
  });
}

/** `shorui migrate`: migrates the tables to the version of this program, or back. */
export function defineMigrate(command: Command, context: CommandContext): void {
  command
    .option('--to <name>')
    .option('--down')
    .option('--status')
    .option('--json')
    .action((options: Options) => migrate(context, options));
}
