import { Command, Option } from 'commander';
import type { CommandContext } from './command-context.ts';
import { listedCommands } from './commands/listed-commands.ts';

/** The version. It is read only on request, because loading the engine is slow. */
async function readVersion(argv: readonly string[]): Promise<string> {
  if (!argv.includes('--version') && !argv.includes('-V')) return '';
  return (await import('@shorui/engine/node')).engineVersion;
}

/**
 * The whole command line. Its help is English with the Japanese words of the product. Only the commands that `argv` names can
 * run; the others are only listed in the help.
 */
export async function createProgram(context: CommandContext, argv: readonly string[]): Promise<Command> {
  const { stdout, stderr } = context.io;
  const program = new Command('shorui')
    .description('Shorui (書類): answers (回答) in, correct Japanese Word and PDF documents out.')
    .version(await readVersion(argv), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .addOption(
      new Option('--lang <language>', 'language of messages (default: ja, unless LANG or LC_ALL begins with en)')
        .choices(['ja', 'en'])
        .env('SHORUI_LANG'),
    )
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: () => undefined,
    })
    .addHelpText(
      'after',
      `
Examples:
  shorui new letter                                        start a bundle (バンドル)
  shorui generate letter --answers letter/answers/sample.json -o out
  shorui fill fixtures/templates/quotation.docx --data fixtures/templates/quotation.json -o out/見積書.docx
  shorui validate letter

Exit codes: 0 done, 1 problems found in what was given, 2 wrong usage, 3 could not read or write.`,
    );
  for (const { name, summary, load } of listedCommands) {
    const command = program.command(name).summary(summary);
    if (argv.includes(name)) (await load())(command, context);
  }
  return program;
}
