import type { Manifest } from '@shorui/server';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { reportText } from '../../report-text.ts';
import { backupEn } from '../../messages/backup-en.ts';
import { backupJa } from '../../messages/backup-ja.ts';
import type { BackupMessages } from '../../messages/backup-messages.ts';
import { runServerCommand, type ServerCommand } from './run-server-command.ts';

/** The context of `backup`, `restore` and `check`. */
export interface BackupCommand extends Omit<ServerCommand, 'words' | 'refuse'> {
  readonly words: BackupMessages;
  /** Prints what went wrong and sets the exit code. */
  readonly fail: (code: typeof exitCode.problems | typeof exitCode.disk, ...lines: readonly string[]) => void;
}

/** What a backup contains, in numbers. */
export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly file_bytes: number;
  /** Files that were missing or damaged when it was made. */
  readonly lost: number;
}

export function countsOf({ tables, files }: Manifest): BackupCounts {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files: files.count, file_bytes: files.bytes, lost: files.lost.length };
}

/** Code of an error of the operating system about a file, `ENOSPC`; empty for other errors. */
export function diskCode(error: unknown): string {
  const isDisk = error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
  return isDisk && /^E[A-Z]+$/.test(String(error.code)) && !('address' in error) ? String(error.code) : '';
}

/** Runs a command with the database and the file store. An unreachable file store is reported as text. */
export function runBackupCommand(
  context: CommandContext,
  work: (command: BackupCommand) => Promise<void>,
): Promise<void> {
  const words = context.locale === 'ja' ? backupJa : backupEn;
  const fail: BackupCommand['fail'] = (code, ...lines) => {
    reportText(context, 'server', lines);
    context.exitCode = code;
  };
  return runServerCommand(context, async ({ server, config }) => {
    try {
      await work({ server, config, words, fail });
    } catch (error) {
      if (!(error instanceof server.AppError) || error.code !== 'busy') throw error;
      const { cause } = error;
      fail(exitCode.disk, words.backup.noStorage(cause instanceof Error ? cause.message : error.message));
    }
  });
}
