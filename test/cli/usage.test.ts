import { expect } from 'chai';
import { messages } from '../../packages/cli/src/messages/index.ts';
import { formatSize } from '../../packages/cli/src/output/format-size.ts';
import { runCli } from './support/run-cli.ts';

describe('the shorui command', () => {
  it('shows help with examples for itself and for every command', async () => {
    const help = await runCli(['--help']);
    expect(help.code).to.equal(0);
    const commands = [
      'generate',
      'fill',
      'convert',
      'overlay',
      'bulk',
      'verify',
      'inspect',
      'validate',
      'explain',
      'schema',
      'new',
    ];
    for (const command of commands) {
      expect(help.stdout).to.include(`  ${command} `);
      const own = await runCli([command, '--help']);
      expect(own.code).to.equal(0);
      expect(own.stdout).to.include('例：').and.include(`shorui ${command}`);
    }
  });

  it('prints its version', async () => {
    expect((await runCli(['--version'])).stdout).to.match(/^\d+\.\d+\.\d+\n$/);
  });

  it('shows help with the exit code of wrong usage when no command is given', async () => {
    const { code, stderr } = await runCli([]);
    expect(code).to.equal(2);
    expect(stderr).to.include('使い方： shorui');
  });

  const wrong: [name: string, argv: string[], ja: string, en: string][] = [
    ['a command that is nearly right', ['genrate'], '「generate」の間違い', 'Did you mean "generate"?'],
    ['a command that is nothing', ['xyzzy'], '「xyzzy」というコマンドはありません', 'no command "xyzzy"'],
    ['an option that is nearly right', ['schema', '--hlep'], '--hlep', 'no option "--hlep"'],
    ['an argument that is missing', ['inspect'], 'FILE を指定', 'FILE is missing'],
    ['an option that is required', ['fill', 'x.docx', '-o', 'y'], '--data が必要', '--data is required'],
    [
      'an option that is spelled wrong before one that is missing',
      ['fill', 'x.docx', '--dta', 'x.json', '-o', 'y'],
      '「--dta」というオプションはありません。「--data」の間違い',
      'no option "--dta". Did you mean "--data"?',
    ],
    ['an option without its value', ['inspect', 'x', '--lang'], '--lang の値', '--lang needs a value'],
    [
      'a value that is not a choice',
      ['fill', 'x', '-d', 'x', '-o', 'y', '--missing', 'no'],
      '「no」は使えません',
      '"no" is not a value',
    ],
    ['too many arguments', ['inspect', 'a', 'b'], '引数が多すぎます', 'Too many arguments'],
  ];
  for (const [name, argv, ja, en] of wrong) {
    it(`refuses ${name} in the user's language`, async () => {
      const japanese = await runCli(argv);
      expect(japanese.code).to.equal(2);
      expect(japanese.stderr).to.include(ja);
      expect(japanese.stdout).to.equal('');
      const english = await runCli(argv, { env: { LANG: 'en_US.UTF-8' } });
      expect(english.code).to.equal(2);
      expect(english.stderr).to.include(en);
    });
  }

  it('chooses the language by --lang, SHORUI_LANG, LC_ALL and LANG in this order, and defaults to Japanese', async () => {
    const language = async (argv: string[], env: Record<string, string>): Promise<string> => {
      const { stderr } = await runCli(['xyzzy', ...argv], { env });
      return stderr.startsWith('エラー') ? 'ja' : 'en';
    };
    expect(await language([], {})).to.equal('ja');
    expect(await language([], { LANG: 'C.UTF-8' })).to.equal('ja');
    expect(await language([], { LANG: 'en_GB.UTF-8' })).to.equal('en');
    expect(await language([], { LANG: 'en_GB.UTF-8', LC_ALL: 'ja_JP.UTF-8' })).to.equal('ja');
    expect(await language([], { LANG: 'en_GB.UTF-8', SHORUI_LANG: 'ja' })).to.equal('ja');
    expect(await language(['--lang', 'en'], { SHORUI_LANG: 'ja' })).to.equal('en');
    expect(await language(['--lang=en'], {})).to.equal('en');
  });

  it('uses colors on a terminal only, and never with NO_COLOR', async () => {
    const escape = '\u001B[';
    expect((await runCli(['xyzzy'], { isTTY: true })).stderr).to.include(escape);
    expect((await runCli(['xyzzy'])).stderr).to.not.include(escape);
    expect((await runCli(['xyzzy'], { isTTY: true, env: { NO_COLOR: '1' } })).stderr).to.not.include(escape);
    expect((await runCli(['xyzzy'], { isTTY: true, env: { TERM: 'dumb' } })).stderr).to.not.include(escape);
  });

  it('prints an unexpected failure as one line, and the stack only on request', async () => {
    const broken = {
      write: () => {
        throw new TypeError('boom');
      },
    };
    const { run } = await import('@shorui/cli');
    const fail = async (env: Record<string, string>): Promise<string> => {
      let stderr = '';
      const note = { write: (text: string) => void (stderr += text) };
      expect(await run(['schema'], { stdout: broken, stderr: note, env, cwd: '/' })).to.equal(70);
      return stderr;
    };
    expect((await fail({})).trim().split('\n')).to.have.length(1);
    expect(await fail({ SHORUI_DEBUG: '1' })).to.include('    at ');
  });
});

describe('the messages of the command', () => {
  it('all exist in both languages, with different texts', () => {
    const flat = (value: object): [string, string][] =>
      Object.entries(value).flatMap(([key, each]): [string, string][] =>
        typeof each === 'object' && each !== null ? flat(each as object) : [[key, String(each)]],
      );
    expect(flat(messages.en).map(([key]) => key)).to.deep.equal(flat(messages.ja).map(([key]) => key));
    const japanese = /[ぁ-んァ-ヶ一-龠]/u;
    expect(flat(messages.en).filter(([, text]) => japanese.test(text))).to.deep.equal([]);
  });

  it('show sizes in readable units', () => {
    expect([0, 812, 1024, 24_883, 1_048_575, 1_258_291].map(formatSize)).to.deep.equal([
      '0 B',
      '812 B',
      '1.0 KB',
      '24.3 KB',
      '1.0 MB',
      '1.2 MB',
    ]);
  });
});
