import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { countsOf, diskCode, runBackupCommand } from './run-backup-command.ts';

function backup(context: CommandContext, file: string, json = false): Promise<void> {
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
      const counts = countsOf(manifest);
      const { tables, rows, files, file_bytes: bytes, lost } = counts;
      if (json) {
        if (lost > 0) context.exitCode = exitCode.problems;
        return context.printJson({ file: context.path(file), size, ...counts });
      }
      context.note(words.made(file, server.formatBytes(size)));
      context.note(words.counts(tables, rows, files, server.formatBytes(bytes)));
      if (lost > 0) fail(exitCode.problems, words.lost(lost));
    } catch (error) {
      const code = diskCode(error);
      if (code === '') throw error;
      fail(exitCode.disk, words.cannotWrite(file, code));
    }
  });
}

/** `shorui backup`: the whole service in one file. */
export function defineBackup(command: Command, context: CommandContext): void {
  command
    .argument('<file>')
    .option('--json')
    .action((file: string, { json }: { readonly json?: boolean }) => backup(context, file, json));
}
