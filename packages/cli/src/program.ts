import { engineVersion } from '@shorui/engine/node';
import { Command, Option } from 'commander';
import type { CommandContext } from './command-context.ts';
import { addExplain } from './commands/explain.ts';
import { addFill } from './commands/fill.ts';
import { addGenerate } from './commands/generate.ts';
import { addInspect } from './commands/inspect.ts';
import { addLint } from './commands/lint.ts';
import { addNew } from './commands/new.ts';
import { addOverlay } from './commands/overlay.ts';
import { addSchema } from './commands/schema.ts';
import { addValidate } from './commands/validate.ts';

/** The whole command line. Its help is English with the Japanese words of the product. */
export function createProgram(context: CommandContext): Command {
  const { stdout, stderr } = context.io;
  const program = new Command('shorui')
    .description('Shorui (書類): answers (回答) in, correct Japanese Word and PDF documents out.')
    .version(engineVersion, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .addOption(
      new Option('--lang <language>', 'language of messages (default: ja, unless LANG or LC_ALL begins with en)')
        .choices(['ja', 'en'])
        .env('SHORUI_LANG'),
    )
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
  for (const add of [addGenerate, addFill, addOverlay, addInspect, addLint, addValidate, addExplain, addSchema, addNew])
    add(program, context);
  return program;
}
