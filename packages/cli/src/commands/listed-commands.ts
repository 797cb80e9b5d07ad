import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** Defines the arguments, options and action of a command. */
type DefineCommand = (command: Command, context: CommandContext) => void;

/** A command in the help's list. Its implementation is loaded only when the command runs, to start quickly. */
export interface ListedCommand {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<DefineCommand>;
}

export const listedCommands: readonly ListedCommand[] = [
  {
    name: 'generate',
    summary: 'make the documents of a bundle (バンドル) from answers (回答)',
    load: async () => (await import('./generate.ts')).defineGenerate,
  },
  {
    name: 'fill',
    summary: 'fill one Word template (ひな形) or PDF form with data',
    load: async () => (await import('./fill.ts')).defineFill,
  },
  {
    name: 'convert',
    summary: 'convert Word files to PDF',
    load: async () => (await import('./convert.ts')).defineConvert,
  },
  {
    name: 'overlay',
    summary: 'draw values on a PDF form',
    load: async () => (await import('./overlay.ts')).defineOverlay,
  },
  {
    name: 'bulk',
    summary: 'make the documents of many sets of answers (一括作成)',
    load: async () => (await import('./bulk.ts')).defineBulk,
  },
  {
    name: 'csv-header',
    summary: 'print the header of a table of answers for bulk',
    load: async () => (await import('./csv-header.ts')).defineCsvHeader,
  },
  {
    name: 'verify',
    summary: 'make the documents of a bulk run again and compare them (検証)',
    load: async () => (await import('./verify.ts')).defineVerify,
  },
  {
    name: 'inspect',
    summary: 'show blocks (ブロック), tags (タグ) and fields of a Word file or a PDF form',
    load: async () => (await import('./inspect.ts')).defineInspect,
  },
  {
    name: 'lint',
    summary: 'find errors and doubtful tags in Word templates (ひな形)',
    load: async () => (await import('./lint.ts')).defineLint,
  },
  {
    name: 'validate',
    summary: 'check a bundle (バンドル), and answers (回答) to it',
    load: async () => (await import('./validate.ts')).defineValidate,
  },
  {
    name: 'explain',
    summary: 'explain why a question (質問), field (項目), file or block (ブロック) is shown or hidden',
    load: async () => (await import('./explain.ts')).defineExplain,
  },
  {
    name: 'schema',
    summary: 'print a JSON Schema, or list the names',
    load: async () => (await import('./schema.ts')).defineSchema,
  },
  {
    name: 'new',
    summary: 'start a bundle (バンドル) with questions, a Word template and sample answers',
    load: async () => (await import('./new.ts')).defineNew,
  },
  {
    name: 'completion',
    summary: 'print the completion script of a shell',
    load: async () => (await import('./completion.ts')).defineCompletion,
  },
  {
    name: 'serve',
    summary: 'run the server',
    load: async () => (await import('./server/serve.ts')).defineServe,
  },
  {
    name: 'worker',
    summary: 'run jobs in a separate process',
    load: async () => (await import('./server/worker.ts')).defineWorker,
  },
  {
    name: 'migrate',
    summary: 'create or update the tables of the database',
    load: async () => (await import('./server/migrate.ts')).defineMigrate,
  },
  {
    name: 'seed',
    summary: 'fill an empty database with demo data',
    load: async () => (await import('./server/seed.ts')).defineSeed,
  },
  {
    name: 'admin',
    summary: 'manage staff accounts',
    load: async () => (await import('./server/admin.ts')).defineAdmin,
  },
  {
    name: 'user',
    summary: "manage users' accounts",
    load: async () => (await import('./server/user.ts')).defineUser,
  },
  {
    name: 'backup',
    summary: 'write the whole service to one file (バックアップ)',
    load: async () => (await import('./server/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    summary: 'restore a backup (復元)',
    load: async () => (await import('./server/restore.ts')).defineRestore,
  },
  {
    name: 'check',
    summary: 'find missing and damaged files and rows (点検)',
    load: async () => (await import('./server/check.ts')).defineCheck,
  },
];
