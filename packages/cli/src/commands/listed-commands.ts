import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** Defines the arguments, options and action of a command. */
type DefineCommand = (command: Command, context: CommandContext) => void;

/** A command in the help's list. Its implementation is loaded only when the command runs, to start quickly. */
export interface ListedCommand {
  readonly name: string;
  readonly load: () => Promise<DefineCommand>;
}

export const listedCommands: readonly ListedCommand[] = [
  {
    name: 'generate',
    load: async () => (await import('./generate.ts')).defineGenerate,
  },
  {
    name: 'fill',
    load: async () => (await import('./fill.ts')).defineFill,
  },
  {
    name: 'convert',
    load: async () => (await import('./convert.ts')).defineConvert,
  },
  {
    name: 'merge',
    load: async () => (await import('./merge.ts')).defineMerge,
  },
  {
    name: 'overlay',
    load: async () => (await import('./overlay.ts')).defineOverlay,
  },
  {
    name: 'bulk',
    load: async () => (await import('./bulk.ts')).defineBulk,
  },
  {
    name: 'csv-header',
    load: async () => (await import('./csv-header.ts')).defineCsvHeader,
  },
  {
    name: 'verify',
    load: async () => (await import('./verify.ts')).defineVerify,
  },
  {
    name: 'inspect',
    load: async () => (await import('./inspect.ts')).defineInspect,
  },
  {
    name: 'lint',
    load: async () => (await import('./lint.ts')).defineLint,
  },
  {
    name: 'adopt',
    load: async () => (await import('./adopt.ts')).defineAdopt,
  },
  {
    name: 'validate',
    load: async () => (await import('./validate.ts')).defineValidate,
  },
  {
    name: 'explain',
    load: async () => (await import('./explain.ts')).defineExplain,
  },
  {
    name: 'schema',
    load: async () => (await import('./schema.ts')).defineSchema,
  },
  {
    name: 'new',
    load: async () => (await import('./new.ts')).defineNew,
  },
  {
    name: 'completion',
    load: async () => (await import('./completion.ts')).defineCompletion,
  },
  {
    name: 'serve',
    load: async () => (await import('./server/serve.ts')).defineServe,
  },
  {
    name: 'worker',
    load: async () => (await import('./server/worker.ts')).defineWorker,
  },
  {
    name: 'migrate',
    load: async () => (await import('./server/migrate.ts')).defineMigrate,
  },
  {
    name: 'seed',
    load: async () => (await import('./server/seed.ts')).defineSeed,
  },
  {
    name: 'admin',
    load: async () => (await import('./server/admin.ts')).defineAdmin,
  },
  {
    name: 'user',
    load: async () => (await import('./server/user.ts')).defineUser,
  },
  {
    name: 'backup',
    load: async () => (await import('./server/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    load: async () => (await import('./server/restore.ts')).defineRestore,
  },
  {
    name: 'check',
    load: async () => (await import('./server/check.ts')).defineCheck,
  },
];
