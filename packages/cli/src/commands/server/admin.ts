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
    .description('Manage staff accounts (管理者), which log in to the admin area.')
    .helpCommand(false)
    .command('create')
    .description('Create a staff account. Without --password-file, a password is generated and shown once.')
    .argument('<uid>', 'login name')
    .option('--name <name>', 'name shown to users and in the audit log (default: the login name)')
    .option('--password-file <file>', 'read the password from a file, so that it does not appear in process lists')
    .addHelpText('after', '\nExample:\n  shorui admin create yamada --name "山田 太郎"')
    .action((uid: string, options: Options) => create(context, uid, options));
}
