import type { Command } from 'commander';
import type { CommandContext } from '../../command-context.ts';
import { runServerCommand, type ServerCommand } from './run-server-command.ts';

/** Wide characters take two columns of a terminal. */
function padded(text: string, columns: number): string {
  const width = [...text].reduce((sum, character) => sum + (/[\u1100-\uFFDC]/.test(character) ? 2 : 1), 0);
  return text + ' '.repeat(Math.max(0, columns - width));
}

/** The logins of the demo, by company. */
function printLogins(context: CommandContext, { server, words }: ServerCommand): void {
  const { seed } = words;
  const companies = [...new Set(server.demoLogins.map(({ company }) => company))];
  context.print(seed.logins);
  for (const company of companies) {
    context.print('', `  ${company ?? seed.staff}`);
    for (const { login, role, name } of server.demoLogins.filter((each) => each.company === company)) {
      context.print(`    ${login.padEnd(30)}${padded(name, 16)}${role}`);
    }
  }
  const [first] = server.demoLogins;
  if (first !== undefined) context.print('', seed.password(first.password));
}

interface Options {
  readonly ifEmpty?: boolean;
  readonly bundles?: string;
  readonly json?: boolean;
}

function seed(context: CommandContext, { ifEmpty = false, bundles, json = false }: Options): Promise<void> {
  return runServerCommand(context, async (running) => {
    const { server, config, words, refuse } = running;
    const outcome = await server.withServices(config, (services) => server.seedDemo(services, { bundles }));
    const isThere = outcome === 'made' || (outcome === 'there' && ifEmpty);
    if (!isThere && !(outcome === 'not_empty' && ifEmpty))
      return refuse(outcome === 'production' ? words.seed.production : words.seed.notEmpty);
    if (json) {
      const logins = server.demoLogins.map((login) => ({ ...login, company: login.company ?? null }));
      return context.printJson({ outcome, logins: isThere ? logins : [] });
    }
    if (outcome === 'made') context.note(words.seed.done);
    if (isThere) printLogins(context, running);
  });
}

/** `shorui seed`: fills an empty database with the demo. */
export function defineSeed(command: Command, context: CommandContext): void {
  command
    .option('--if-empty')
    .option('--bundles <folder>')
    .option('--json')
    .action((options: Options) => seed(context, options));
}
