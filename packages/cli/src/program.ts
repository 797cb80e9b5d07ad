import { Command, Option } from 'commander';
import type { CommandContext } from './command-context.ts';
import { listedCommands } from './commands/listed-commands.ts';
import { describeCommand, helpConfiguration } from './describe-help.ts';
import { commandHelp, helpExamples, helpWords } from './messages/help/index.ts';

/** The version. It is read only on request, because loading the engine is slow. */
async function readVersion(argv: readonly string[]): Promise<string> {
  if (!argv.includes('--version') && !argv.includes('-V')) return '';
  return (await import('@shorui/engine/node')).engineVersion;
}

/**
 * The whole command line, with help in the user's language. Only the commands that `argv` names can run; the others are only
 * listed in the help.
 */
export async function createProgram(context: CommandContext, argv: readonly string[]): Promise<Command> {
  const { stdout, stderr } = context.io;
  const words = helpWords[context.locale];
  const examples = (helpExamples[''] ?? []).map((line) => `  ${line}`);
  const program = new Command('shorui')
    .description(words.description)
    .version(await readVersion(argv), '-V, --version', words.version)
    .helpOption('-h, --help', words.help)
    .helpCommand('help [command]', words.helpCommand)
    .addOption(new Option('--lang <language>', words.language).choices(['ja', 'en']).env('SHORUI_LANG'))
    .configureHelp(helpConfiguration(context))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(context.asCalled(text)),
      writeErr: (text) => stderr.write(context.asCalled(text)),
      outputError: () => undefined,
    })
    .addHelpText('after', ['', words.examples, ...examples, '', words.exitCodes].join('\n'));
  for (const { name, load } of listedCommands) {
    const command = program.command(name).summary(commandHelp[context.locale][name]?.summary ?? '');
    if (!argv.includes(name)) continue;
    (await load())(command, context);
    describeCommand(command, context);
  }
  return program;
}
