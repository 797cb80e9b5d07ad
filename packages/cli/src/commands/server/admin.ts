import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { runServerCommand } from './run-server-command.ts';

interface Options {
  readonly name?: string;
  readonly passwordFile?: string;
  readonly json?: boolean;
}

function create(
  context: CommandContext,
  uid: string,
  { name = uid, passwordFile, json = false }: Options,
): Promise<void> {
  return runServerCommand(context, async ({ server, config, words: { admin: words }, refuse }) => {
    const given =
      passwordFile === undefined ? {} : { password: (await readFile(context.path(passwordFile), 'utf8')).trim() };
    try {
      const { password } = await server.withServices(config, (services) =>
        server.createAdmin(services, { uid, name, ...given }),
      );
      const isShown = passwordFile === undefined;
      if (json) return context.printJson({ uid, name, ...(isShown && { password }) });
      context.note(words.created(uid));
      if (isShown) context.print(words.password(password));
    } catch (error) {
      if (!(error instanceof server.AppError)) throw error;
      if (error.code !== 'duplicate' && error.code !== 'invalid') throw error;
      const detail = Object.values(error.fields ?? {})
        .flat()
        .join(' ');
      refuse(error.code === 'duplicate' ? words.taken(uid) : words.badPassword(detail));
    }
  });
}

/** `shorui admin`: the staff. */
export function defineAdmin(command: Command, context: CommandContext): void {
  command
    .helpCommand(false)
    .command('create')
    .argument('<uid>')
    .option('--name <name>')
    .option('--password-file <file>')
    .option('--json')
    .action((uid: string, options: Options) => create(context, uid, options));
}
