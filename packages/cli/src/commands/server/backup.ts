import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { diskCode, runBackupCommand } from './run-backup-command.ts';

function backup(context: CommandContext, file: string): Promise<void> {
  context.writes = true;
  const { signal } = context.io;
  return runBackupCommand(context, async ({ server, config, words: { backup: words }, fail }) => {
    try {
      const { manifest, size } = await server.backup({
        databaseUrl: config.databaseUrl,
        storage: server.createStorage(config),
        path: context.path(file),
        now: new Date(),
        ...(signal && { signal }),
      });
      const { tables, files } = manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      context.note(words.made(file, server.formatBytes(size)));
      context.note(words.counts(tables.length, rows, files.count, server.formatBytes(files.bytes)));
      if (files.lost.length > 0) fail(exitCode.problems, words.lost(files.lost.length));
    } catch (error) {
      const code = diskCode(error);
      if (code === '') throw error;
      fail(exitCode.disk, words.cannotWrite(file, code));
    }
  });
}

/** `shorui backup`: the whole service in one file. */
export function defineBackup(command: Command, context: CommandContext): void {
  command.argument('<file>').action((file: string) => backup(context, file));
}
