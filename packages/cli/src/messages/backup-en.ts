import type { BackupMessages } from './backup-messages.ts';

const number = (value: number): string => value.toLocaleString('en-US');
const ids = (values: readonly (string | number)[]): string => (values.length === 0 ? 'none' : values.join(', '));
const counted = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

const documentProblems = {
  current_version: 'A document lacks its newest version',
  version_numbers: 'Versions of a document are missing',
  version_file: 'The file of a version of a document is gone or differs from the record',
  history: 'The history does not have the creation of a document',
} as const;

export const backupEn: BackupMessages = {
  backup: {
    made: (path, size) => `Made the backup ${path} (${size}).`,
    counts: (tables, rows, files, size) =>
      `It contains ${counted(tables, 'table')}, ${counted(rows, 'row')} and ${counted(files, 'file')} (${size}).`,
    lost: (count) =>
      `${counted(count, 'file')} could not be included: missing from the file store, or damaged. shorui check lists them.`,
    cannotWrite: (path, code) => `${path} cannot be written (${code}). Check the free disk space and your permissions.`,
    noStorage: (why) => `The file store cannot be used. Check its settings and the connection. (${why})`,
  },
  restore: {
    done: (made) => `Restored the backup of ${made}.`,
    migrated: (names) => `Migrated the tables to this version of the program: ${names}`,
    lost: (count) => `${counted(count, 'file')} are not in the backup. shorui check lists them.`,
    notEmpty: (table) => `The target is not empty (there are rows in ${table}). Use --force to replace everything.`,
    cannotRead: (path, code) => `${path} cannot be read (${code}).`,
    refused: (path) => `${path} cannot be restored. Nothing was changed.`,
    faults: {
      not_an_archive: 'It was not made by shorui backup.',
      cut_off: 'It is truncated. Copy it again, or use another backup.',
      damaged: 'It is damaged. Use another backup.',
      missing: 'A part of it is missing. Use another backup.',
      unknown_format: 'Its format is unknown.',
      newer: 'It was made by a newer version of the program. Update the program, then restore it.',
    },
    entry: (name) => `Where: ${name}`,
  },
  check: {
    looked: (tables, references, files, size) =>
      `Checked ${counted(tables, 'table')}, ${counted(references, 'kind')} of references and ${counted(files, 'file')} (${size}).`,
    clean: 'No problems found.',
    found: (count) => `Found ${counted(count, 'problem')}.`,
    finding(finding) {
      switch (finding.kind) {
        case 'database_damaged':
          return `The database is damaged: ${finding.detail}. Restore it from a backup.`;
        case 'not_migrated':
          return `The tables are from an older version (${ids(finding.pending)}). Run shorui migrate.`;
        case 'dangling':
          return `Rows with missing references: ${finding.table}.${finding.column} to ${finding.parent}, ${counted(finding.count, 'row')} (${ids(finding.ids)})`;
        case 'file_missing':
          return `The content of a file is missing: ${finding.key} (files ${ids(finding.fileIds)})`;
        case 'file_damaged':
          return `A file is damaged: ${finding.key} (files ${ids(finding.fileIds)})`;
        case 'file_orphaned':
          return `A file without any reference: ${finding.key} (${number(finding.size)} bytes)`;
        case 'document_broken':
          return `${documentProblems[finding.problem]}: workspace ${finding.workspaceId}, document ${finding.documentId}`;
        case 'history_broken':
          return finding.problem === 'changed'
            ? `The history of documents was changed: workspace ${finding.workspaceId}, line ${finding.sequence}`
            : `Lines of the history of documents are missing: workspace ${finding.workspaceId}, before line ${finding.sequence}`;
        case 'uses_wrong':
          return `A reference count is wrong: ${finding.key} (recorded ${finding.recorded}, actual ${finding.found})`;
        case 'usage_wrong':
          return `The storage of workspace ${finding.workspaceId} is wrong (recorded ${number(finding.recorded)} bytes, actual ${number(finding.found)})`;
      }
    },
  },
};
