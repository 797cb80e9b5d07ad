import { Option, type Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { UsageError } from '../../usage-error.ts';
import { runServerCommand, type ServerCommand } from './run-server-command.ts';

interface ListOptions {
  readonly search?: string;
  readonly company?: string;
  readonly limit: string;
  readonly json?: true;
}

function positive(text: string, context: CommandContext): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= 1_000_000) return number;
  throw new UsageError(context.messages.usage.other(text));
}

function list(context: CommandContext, options: ListOptions): Promise<void> {
  const limit = positive(options.limit, context);
  const search = {
    limit: limit + 1,
    ...(options.search === undefined ? {} : { keyword: options.search }),
    ...(options.company === undefined ? {} : { companyId: positive(options.company, context) }),
  };
  return runServerCommand(context, async ({ server, config, words: { user: words } }) => {
    const found = await server.withServices(config, (services) => server.listUsers(services, search));
    const users = found.slice(0, limit);
    if (options.json === true) return context.printJson(users);
    if (users.length === 0) return context.note(words.none);
    context.print(words.headings.join('\t'));
    for (const { id, email, name, companies, suspended_at: since } of users) {
      const state = since === null ? words.active : words.suspendedSince(since.toISOString());
      context.print([id, email, name, companies.map((company) => company.name).join(', '), state].join('\t'));
    }
    if (found.length > limit) context.note(words.more(limit));
  });
}

/** Runs an action on the user with an address; prints a message if there is no such user. */
function about(context: CommandContext, email: string, work: (command: ServerCommand) => Promise<void>): Promise<void> {
  return runServerCommand(context, async (command) => {
    try {
      await work(command);
    } catch (error) {
      if (!(error instanceof command.server.AppError) || error.code !== 'not_found') throw error;
      command.refuse(command.words.user.unknown(email));
    }
  });
}

interface Printed {
  readonly json?: true;
}

function setSuspended(context: CommandContext, email: string, suspended: boolean, { json }: Printed): Promise<void> {
  return about(context, email, async ({ server, config, words: { user: words } }) => {
    const changed = await server.withServices(config, (services) => server.setSuspended(services, email, suspended));
    if (json === true) return context.printJson({ email, suspended, changed });
    const done = suspended ? words.suspended : words.restored;
    context.note(changed ? done(email) : words.unchanged(email));
  });
}

function resetPassword(context: CommandContext, email: string, { json }: Printed): Promise<void> {
  return about(context, email, async ({ server, config, words }) => {
    const { url, expiresAt } = await server.withServices(config, (services) =>
      server.resetPasswordLink(services, email),
    );
    if (json === true) return context.printJson({ email, url, expires_at: expiresAt.toISOString() });
    context.note(words.user.link(email, expiresAt.toISOString()));
    context.print(url);
  });
}

/** `shorui user`: accounts of the companies' users. */
export function defineUser(command: Command, context: CommandContext): void {
  command.helpCommand(false);
  command
    .command('list')
    .option('--search <text>')
    .option('--company <id>')
    .addOption(new Option('--limit <number>').default('100'))
    .option('--json')
    .action((options: ListOptions) => list(context, options));
  command
    .command('suspend')
    .argument('<email>')
    .option('--json')
    .action((email: string, options: Printed) => setSuspended(context, email, true, options));
  command
    .command('restore')
    .argument('<email>')
    .option('--json')
    .action((email: string, options: Printed) => setSuspended(context, email, false, options));
  command
    .command('reset-password')
    .argument('<email>')
    .option('--json')
    .action((email: string, options: Printed) => resetPassword(context, email, options));
}
