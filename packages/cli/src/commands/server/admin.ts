import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { runServerCommand } from './run-server-command.ts';

interface Options {
  readonly name?: string;
  readonly passwordFile?: string;
}

function create(context: CommandContext, uid: string, { name, passwordFile }: Options): Promise<void> {
  return runServerCommand(context, async ({ server, config, words: { admin: words } }) => {
    const given =
      passwordFile === undefined ? {} : { password: (await readFile(context.path(passwordFile), 'utf8')).trim() };
    try {
      const { password } = await server.withServices(config, (services) =>
        server.createAdmin(services, { uid, name: name ?? uid, ...given }),
      );
      context.note(words.created(uid));
      if (passwordFile === undefined) context.print(words.password(password));
    } catch (error) {
      if (!(error instanceof server.AppError)) throw error;
      if (error.code !== 'duplicate' && error.code !== 'invalid') throw error;
      const detail = Object.values(error.fields ?? {})
        .flat()
        .join(' ');
      context.note(error.code === 'duplicate' ? words.taken(uid) : words.badPassword(detail));
      context.exitCode = exitCode.problems;
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
    .action((uid: string, options: Options) => create(context, uid, options));
}
