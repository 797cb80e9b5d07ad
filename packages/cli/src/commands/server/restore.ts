import { join } from 'node:path';
import type { Config } from '@shorui/server';
import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { countsOf, diskCode, runBackupCommand, type BackupCommand } from './run-backup-command.ts';

interface Options {
  readonly into?: string;
  readonly force?: boolean;
  readonly json?: boolean;
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

function restore(context: CommandContext, file: string, { into, force = false, json = false }: Options): Promise<void> {
  return runBackupCommand(context, async (command) => {
    const { server, words } = command;
    const config = configInto(context, command.config, into);
    const { databaseUrl } = config;
    const storage = server.createStorage(config);
    try {
      const { manifest, migrated } = await server.restore({ path: context.path(file), databaseUrl, storage, force });
      const counts = countsOf(manifest);
      const { tables, rows, files, file_bytes: bytes, lost } = counts;
      if (json) {
        if (lost > 0) context.exitCode = exitCode.problems;
        return context.printJson({ made_at: manifest.made_at, ...counts, migrated });
      }
      context.note(words.restore.done(manifest.made_at));
      context.note(words.backup.counts(tables, rows, files, server.formatBytes(bytes)));
      if (migrated.length > 0) context.note(words.restore.migrated(migrated.join(', ')));
      if (lost > 0) command.fail(exitCode.problems, words.restore.lost(lost));
    } catch (error) {
      printFailure(command, file, error);
    }
  });
}

/** `shorui restore`: restores a backup. */
export function defineRestore(command: Command, context: CommandContext): void {
  command
    .argument('<file>')
    .option('--into <where>')
    .option('--force')
    .option('--json')
    .action((file: string, options: Options) => restore(context, file, options));
}
