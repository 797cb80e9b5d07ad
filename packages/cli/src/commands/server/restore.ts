import { join } from 'node:path';
import type { Config } from '@shorui/server';
import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { diskCode, runBackupCommand, type BackupCommand } from './run-backup-command.ts';

interface Options {
  readonly into?: string;
  readonly force?: boolean;
}

/** The configuration with another target: a database by its address, or a data folder with an embedded database. */
function configInto(context: CommandContext, config: Config, into: string | undefined): Config {
  if (into === undefined) return config;
  if (/^(?:sqlite|postgres|postgresql):/.test(into)) return { ...config, databaseUrl: into };
  const dataFolder = context.path(into);
  const databaseUrl = `sqlite:${join(dataFolder, 'shorui.sqlite')}`;
  return { ...config, dataFolder, databaseUrl, storage: { kind: 'folder', folder: join(dataFolder, 'files') } };
}

function printFailure({ server, words: { restore: words }, fail }: BackupCommand, file: string, error: unknown): void {
  if (error instanceof server.NotEmptyError) return fail(exitCode.problems, words.notEmpty(error.table));
  if (error instanceof server.ArchiveError) {
    const where = error.entry === undefined ? [] : [words.entry(error.entry)];
    return fail(exitCode.problems, words.refused(file), words.faults[error.fault], ...where);
  }
  const code = diskCode(error);
  if (code === '') throw error;
  fail(exitCode.disk, words.cannotRead(file, code));
}

function restore(context: CommandContext, file: string, { into, force = false }: Options): Promise<void> {
  return runBackupCommand(context, async (command) => {
    const { server, words } = command;
    const config = configInto(context, command.config, into);
    const { databaseUrl } = config;
    const storage = server.createStorage(config);
    try {
      const { manifest, migrated } = await server.restore({ path: context.path(file), databaseUrl, storage, force });
      const { tables, files } = manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      context.note(words.restore.done(manifest.made_at));
      context.note(words.backup.counts(tables.length, rows, files.count, server.formatBytes(files.bytes)));
      if (migrated.length > 0) context.note(words.restore.migrated(migrated.join(', ')));
      if (files.lost.length > 0) command.fail(exitCode.problems, words.restore.lost(files.lost.length));
    } catch (error) {
      printFailure(command, file, error);
    }
  });
}

/** `shorui restore`: restores a backup. */
export function defineRestore(command: Command, context: CommandContext): void {
  command
    .description(
      'Restore a backup, also into the other kind of database. The whole backup is read and verified before anything is ' +
        'changed. Stop the service of the target first.',
    )
    .argument('<file>', 'backup file written by shorui backup')
    .option(
      '--into <where>',
      'data folder, sqlite:<path> or postgres://… (default: SHORUI_DATA and SHORUI_DATABASE_URL)',
    )
    .option('--force', 'replace all existing data')
    .addHelpText(
      'after',
      `
If --into is a database, the files are written to SHORUI_STORAGE_URL or SHORUI_DATA.

Examples:
  shorui restore /backup/shorui.zip --into /var/lib/shorui
  shorui restore /backup/shorui.zip --into postgres://shorui@db/shorui
  shorui restore /backup/shorui.zip --force`,
    )
    .action((file: string, options: Options) => restore(context, file, options));
}
