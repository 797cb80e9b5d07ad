import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import * as server from '../../packages/server/src/index.ts';
import { describeFailure } from '../../packages/cli/src/commands/server/describe-failure.ts';
import { serverEn } from '../../packages/cli/src/messages/server-en.ts';
import { serverJa } from '../../packages/cli/src/messages/server-ja.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

describe("operators' mistakes", () => {
  const folder = temporaryFolders();
  const quiet = { SHORUI_PORT: '0', SHORUI_LOG_LEVEL: 'silent' };

  /** Runs a command in both languages and returns its messages, without the severity. */
  const runBoth = async (argv: readonly string[], env: Record<string, string>) => {
    const results = [];
    for (const SHORUI_LANG of ['ja', 'en'])
      results.push(await runCli(argv, { env: { ...quiet, ...env, SHORUI_LANG } }));
    const [ja, en] = results;
    return { codes: results.map(({ code }) => code), ja: ja?.stderr ?? '', en: en?.stderr ?? '' };
  };

  it('a data folder that is a file, below a file, or in /proc gives a message and exit code 3', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'text');
    for (const path of [file, join(file, 'below')]) {
      const messages = await runBoth(['migrate'], { SHORUI_DATA: path });
      expect(messages.codes, path).to.deep.equal([3, 3]);
      expect(messages.ja).to.equal(
        `エラー: SHORUI_DATA の「${path}」はフォルダーではありません。フォルダーを指定してください。\n`,
      );
      expect(messages.en).to.include(`${path}, which is not a folder`);
    }
    const path = '/proc/shorui';
    const messages = await runBoth(['serve'], { SHORUI_DATA: path });
    expect(messages.codes).to.deep.equal([3, 3]);
    expect(messages.ja).to.include(`「${path}」に書き込めません（ENOENT）。`);
    expect(messages.en).to.include(`${path} of SHORUI_DATA cannot be written (ENOENT)`);
  });

  it('a file that is not a database is reported with its path', async () => {
    const data = folder();
    const path = join(data, 'shorui.sqlite');
    writeFileSync(path, 'this is a text and no database, although it is long enough for a header'.repeat(20));
    for (const argv of [['migrate'], ['serve']]) {
      const messages = await runBoth(argv, { SHORUI_DATA: data });
      expect(messages.codes, messages.en).to.deep.equal([3, 3]);
      expect(messages.ja).to.include(`「${path}」は書類のデータベースではありません`);
      expect(messages.en).to.include(`${path} is not a database of Shorui`);
    }
    const inTheWay = join(folder(), 'file');
    writeFileSync(inTheWay, '');
    const below = await runBoth(['migrate'], { SHORUI_DATA: data, SHORUI_DATABASE_URL: `sqlite:${inTheWay}/x.sqlite` });
    expect(below.codes).to.deep.equal([3, 3]);
    expect(below.ja).to.include(inTheWay);
  });

  it('an address of another machine is reported with the name of the variable', async () => {
    const data = folder();
    const migrated = await runCli(['migrate'], { env: { ...quiet, SHORUI_DATA: data } });
    expect(migrated.code).to.equal(0);
    const messages = await runBoth(['serve'], { SHORUI_DATA: data, SHORUI_HOST: '203.0.113.7' });
    expect(messages.codes).to.deep.equal([3, 3]);
    expect(messages.ja).to.include('「203.0.113.7」はこのコンピューターのアドレスではありません');
    expect(messages.en).to.include('203.0.113.7 is not an address of this machine');
  });

  it('a privileged port, or one in use, is reported', () => {
    const lines = (code: string) =>
      ([serverJa, serverEn] as const).map((words, at) => {
        const cause = Object.assign(new Error(code), { code });
        const error = new server.ListenError('127.0.0.1', 80, cause);
        const failure = describeFailure(error, server, words, at === 0 ? 'ja' : 'en');
        expect(failure?.exitCode).to.equal(3);
        return failure?.lines.join('\n') ?? '';
      });
    for (const line of lines('EACCES')) expect(line).to.include('SHORUI_PORT').and.include('1024');
    for (const line of lines('EADDRINUSE')) expect(line).to.include('SHORUI_PORT').and.include('80');
    for (const line of lines('EIO')) expect(line).to.include('EIO');
    expect(describeFailure(new TypeError('a mistake of ours'), server, serverEn, 'en')).to.equal(undefined);
  });

  it('a wrong configuration is described in one language', async () => {
    const messages = await runBoth(['serve'], { SHORUI_PORT: '99999', SHORUI_LOG_LEVEL: 'loud', SHORUI_PROT: '1' });
    expect(messages.codes).to.deep.equal([1, 1]);
    expect(messages.ja).to.include('SHORUI_PORT は 0～65535 の整数で指定してください: 待ち受けるポート。');
    expect(messages.ja).to.include('SHORUI_PROT という設定はありません。');
    for (const line of messages.ja.trim().split('\n')) expect(line).to.match(/[ぁ-ん]/);
    expect(messages.en).to.not.match(/[ぁ-んァ-ヶ一-龠]/);
  });

  it('generate and bulk report a folder that cannot be created', async () => {
    const bundle = join(import.meta.dirname, '../../fixtures/invoice');
    const [answers = ''] = readdirSync(join(bundle, 'answers')).filter((name) => name.endsWith('.json'));
    const argv = ['generate', bundle, '--answers', join(bundle, 'answers', answers), '-o', '/proc/shorui'];
    const { code, stderr } = await runCli(argv, { env: { SHORUI_LANG: 'en' } });
    expect([code, stderr]).to.satisfy(
      ([status, text]: [number, string]) => status === 3 && text.includes('/proc/shorui') && text.includes('ENOENT'),
    );
  });

  it('data folder and database get owner-only modes; other folders keep theirs', async () => {
    const data = join(folder(), 'new', 'data');
    const env = { ...quiet, SHORUI_DATA: data };
    expect((await runCli(['migrate'], { env })).code).to.equal(0);
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([modeOf(join(data, '..')), modeOf(data)]).to.deep.equal([0o700, 0o700]);
    const files = readdirSync(data).filter((name) => name.startsWith('shorui.sqlite'));
    expect(files).to.include('shorui.sqlite');
    for (const name of files) expect(modeOf(join(data, name)), name).to.equal(0o600);
    // One that was made before, by an older version.
    chmodSync(join(data, 'shorui.sqlite'), 0o644);
    expect((await runCli(['migrate'], { env })).code).to.equal(0);
    expect(modeOf(join(data, 'shorui.sqlite'))).to.equal(0o600);
    const own = join(folder(), 'own');
    mkdirSync(own, { mode: 0o755 });
    expect((await runCli(['migrate'], { env: { ...quiet, SHORUI_DATA: own } })).code).to.equal(0);
    expect(modeOf(own)).to.equal(0o755);
    expect(readdirSync(own).filter((name) => name.startsWith('.write'))).to.deep.equal([]);
    expect(existsSync(join(own, 'shorui.sqlite'))).to.equal(true);
  });
});
