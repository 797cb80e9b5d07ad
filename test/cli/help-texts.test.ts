import { expect } from 'chai';
import { Command } from 'commander';
import { CommandContext } from '../../packages/cli/src/command-context.ts';
import { listedCommands } from '../../packages/cli/src/commands/listed-commands.ts';
import { commandHelp, helpExamples } from '../../packages/cli/src/messages/help/index.ts';
import { columnsOf, wrapText } from '../../packages/cli/src/output/wrap-text.ts';
import { runCli } from './support/run-cli.ts';

/** The names of a command's texts: its own, and those of its arguments and options. */
interface Texts {
  readonly arguments: readonly string[];
  readonly options: readonly string[];
}

function collect(command: Command, name: string, into: Map<string, Texts>): void {
  into.set(name, {
    arguments: command.registeredArguments.map((argument) => argument.name()).toSorted(),
    options: command.options.map(({ long }) => (long ?? '').slice(2)).toSorted(),
  });
  for (const each of command.commands) collect(each, `${name} ${each.name()}`, into);
}

/** Every command as it is defined. */
async function definedCommands(): Promise<Map<string, Texts>> {
  const write = (): void => undefined;
  const context = new CommandContext([], { stdout: { write }, stderr: { write }, env: {}, cwd: '/' });
  const defined = new Map<string, Texts>();
  for (const { name, load } of listedCommands) {
    const command = new Command(name);
    (await load())(command, context);
    collect(command, name, defined);
  }
  return defined;
}

const japanese = /[ぁ-んァ-ヶ一-龠]/u;

describe('the help', () => {
  for (const locale of ['ja', 'en'] as const) {
    it(`has a text for every command, argument and option, and for nothing else: ${locale}`, async () => {
      const described = Object.entries(commandHelp[locale]).map(([name, help]) => [
        name,
        { arguments: Object.keys(help.arguments).toSorted(), options: Object.keys(help.options).toSorted() },
      ]);
      expect(Object.fromEntries(described)).to.deep.equal(Object.fromEntries(await definedCommands()));
      for (const [name, help] of Object.entries(commandHelp[locale])) {
        const texts = [help.description, ...Object.values(help.arguments), ...Object.values(help.options)];
        if (!name.includes(' ')) texts.push(help.summary ?? '');
        for (const text of texts) expect(text, name).not.to.equal('');
        if (locale === 'ja') for (const text of texts) expect(text, name).to.match(japanese);
      }
    });
  }

  it('has examples of commands that exist', () => {
    const names = Object.keys(commandHelp.ja);
    for (const [name, examples] of Object.entries(helpExamples)) {
      expect(name === '' || names.includes(name), name).to.equal(true);
      for (const example of examples) expect(example).to.match(/\bshorui [a-z]/);
    }
  });

  for (const { name } of listedCommands) {
    it(`of ${name} is Japanese, and English on request`, async () => {
      const { stdout, code } = await runCli([name, '--help']);
      expect(code).to.equal(0);
      expect(stdout).to.include(`使い方： shorui ${name} [`).and.include('  -h, --help');
      // Without the names of commands, options, files and values, and the examples, nothing is left in English.
      const [text = ''] = stdout.split('例：');
      expect(text).not.to.match(/\b(?:the|of|choices|default|Usage|Options|Arguments|Commands|options)\b/);
      const english = await runCli(['--lang', 'en', name, '--help']);
      expect(english.stdout).to.include(`Usage: shorui ${name} [`);
      expect(english.stdout.split('Examples:')[0]).not.to.match(/使い方|オプション/);
    });
  }

  it('follows the language of the system, and shows defaults, choices and variables in it', async () => {
    const english = await runCli(['fill', '--help'], { env: { LANG: 'en_US.UTF-8' } });
    expect(english.stdout.replaceAll(/\s+/g, ' ')).to.include('(choices: error, cut; default: error)');
    const own = await runCli(['fill', '--help']);
    expect(own.stdout.replaceAll(/\s+/g, '')).to.include('（選べる値：error、cut。既定：error）');
    expect((await runCli(['--help'])).stdout.replaceAll(/\s+/g, '')).to.include('環境変数：SHORUI_LANG');
  });

  it('lines up and breaks Japanese by its width', async () => {
    const { stdout } = await runCli(['generate', '--help']);
    const options = stdout.slice(stdout.indexOf('オプション：'), stdout.indexOf('足りない回答'));
    for (const line of options.split('\n')) expect(columnsOf(line)).to.be.at.most(80);
    expect(wrapText('あいうえお、かきくけこ', 10)).to.equal('あいうえ\nお、かきく\nけこ');
    expect(wrapText('値は「項目」です', 6)).to.equal('値は\n「項\n目」で\nす');
  });

  it('prints the command as it was called', async () => {
    const env = { SHORUI_COMMAND: './bin/shorui' };
    const { stdout } = await runCli(['generate', '--help'], { env });
    expect(stdout).to.include('使い方： ./bin/shorui generate').and.include('  ./bin/shorui generate fixtures/invoice');
    expect((await runCli(['xyzzy'], { env })).stderr).to.include('./bin/shorui --help');
    const listed = await runCli(['inspect', 'fixtures/forms/acroform.pdf'], { env });
    expect(listed.stdout)
      .to.include('./bin/shorui fill')
      .and.not.match(/[^/]shorui fill/);
    const spaced = await runCli(['--help'], { env: { SHORUI_COMMAND: '/opt/my tools/shorui' } });
    expect(spaced.stdout).to.include("  '/opt/my tools/shorui' new letter");
  });
});
