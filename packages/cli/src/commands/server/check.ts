import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { runBackupCommand } from './run-backup-command.ts';

interface Options {
  readonly quick?: boolean;
  readonly json?: boolean;
}

function check(context: CommandContext, { quick = false, json }: Options): Promise<void> {
  const { signal } = context.io;
  return runBackupCommand(context, async ({ server, config, words: { check: words } }) => {
    const { databaseUrl } = config;
    const storage = server.createStorage(config);
    const report = await server.check({ databaseUrl, storage, quick, ...(signal && { signal }) });
    const { tables, references, files, bytes, findings } = report;
    if (findings.length > 0) context.exitCode = exitCode.problems;
    if (json === true) return context.printJson(report);
    context.print(...findings.map((finding) => words.finding(finding)));
    context.note(words.looked(tables, references, files, server.formatBytes(bytes)));
    context.note(findings.length === 0 ? words.clean : words.found(findings.length));
  });
}

/** `shorui check`: checks the integrity of database and files. */
export function defineCheck(command: Command, context: CommandContext): void {
  command
    .option('--quick')
    .option('--json')
    .action((options: Options) => check(context, options));
}
