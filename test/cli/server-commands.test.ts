import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { dialects } from '../server/support/each-database.ts';
import { emptyDatabase, type OwnDatabase } from '../server/support/database-templates.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli, type CliResult } from './support/run-cli.ts';

interface Migrations {
  readonly direction: string;
  readonly done: readonly string[];
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

for (const dialect of dialects) {
  describe(`the commands of the server (${dialect})`, () => {
    const folder = temporaryFolders();
    let own: OwnDatabase;
    let env: Record<string, string>;
    before(async () => {
      own = await emptyDatabase(dialect);
    });
    after(() => own.remove());
    beforeEach(() => {
      env = {
        SHORUI_DATA: folder(),
        SHORUI_DATABASE_URL: own.url,
        SHORUI_PORT: '0',
        SHORUI_LOG_LEVEL: 'silent',
        SHORUI_MODE: 'test',
        SHORUI_LANG: 'ja',
      };
    });
    const shorui = (argv: readonly string[], signal?: AbortSignal, more = {}): Promise<CliResult> =>
      runCli(argv, { env: { ...env, ...more }, ...(signal && { signal }) });

    /** Message of a command that was refused, from the JSON that it printed. */
    async function refusal(argv: readonly string[]): Promise<string> {
      const { code, stdout } = await shorui(argv);
      const printed = JSON.parse(stdout) as { ok: boolean; problems: { message: string }[] };
      expect([code, printed.ok, printed.problems.length], argv.join(' ')).to.deep.equal([1, false, 1]);
      return printed.problems[0]?.message ?? '';
    }

    it('refuses to serve, to work or to change accounts before the tables are there', async () => {
      for (const argv of [['serve'], ['worker'], ['seed'], ['user', 'list']]) {
        const { code, stderr } = await shorui(argv);
        expect([code, stderr], argv.join(' ')).to.satisfy(
          ([status, text]: [number, string]) => status === 1 && text.includes('shorui migrate'),
        );
      }
    });

    it('creates the tables, shows applied migrations, and undoes the last one', async () => {
      const made = await shorui(['migrate']);
      expect(made.code).to.equal(0);
      expect(made.stdout).to.include('適用しました: 001-audit-and-outbox');
      expect((await shorui(['migrate'])).stderr).to.include('適用するものはありません。');
      const back = await shorui(['migrate', '--down']);
      expect(back.stdout).to.match(/^取り消しました: \d{3}-\S+\n$/);
      expect((await shorui(['migrate', '--status'])).stdout).to.match(/^✓ 001-.*\n(.*\n)*… \d{3}-\S+\n$/);
      expect((await shorui(['migrate', '--to', '999-none'])).code).to.equal(2);
      const state = JSON.parse((await shorui(['migrate', '--status', '--json'])).stdout) as Migrations;
      expect(state.applied[0]).to.equal('001-audit-and-outbox');
      expect(state.pending).to.have.length(1);
      const again = JSON.parse((await shorui(['migrate', '--json'])).stdout) as Migrations;
      expect([again.direction, again.done, again.pending]).to.deep.equal(['up', state.pending, []]);
    });

    it('run with every variable of the command line, those that bin/shorui sets included', async () => {
      const { code, stderr } = await shorui(['migrate'], undefined, { SHORUI_COMMAND: 'bin/shorui', SHORUI_DEBUG: '' });
      expect([code, stderr]).to.satisfy(
        ([status, text]: [number, string]) => status === 0 && !text.includes('SHORUI_'),
      );
    });

    it('fills an empty database with the demo once, and prints the logins', async () => {
      const production = await shorui(['seed'], undefined, {
        SHORUI_MODE: 'production',
        SHORUI_URL: 'https://shorui.example',
        SHORUI_SECRET: 'kJ3nq8Zr1xW5vT0yB7mLc2pDf9hGs4aE',
      });
      expect([production.code, production.stderr]).to.satisfy(
        ([code, text]: [number, string]) => code === 1 && text.includes('本番環境'),
      );
      const first = await shorui(['seed']);
      expect(first.code, first.stderr).to.equal(0);
      expect(first.stdout).to.include('root@sakura.example.jp').and.include('shorui-demo-2026').and.include('staff');
      const again = await shorui(['seed']);
      expect([again.code, again.stdout]).to.deep.equal([1, '']);
      const unless = await shorui(['seed', '--if-empty']);
      expect([unless.code, unless.stdout]).to.deep.equal([0, first.stdout]);
      const asJson = JSON.parse((await shorui(['seed', '--if-empty', '--json'])).stdout) as Record<string, unknown>;
      expect(asJson).to.have.keys('outcome', 'logins');
      expect(asJson['outcome']).to.equal('there');
      expect(asJson['logins']).to.deep.include({
        area: 'admin',
        login: 'staff',
        password: 'shorui-demo-2026',
        name: '運営 太郎',
        company: null,
        role: 'staff',
      });
      expect(await refusal(['seed', '--json'])).to.include('すでにある');
    });

    it('creates a staff account with a password that is shown once or read from a file', async () => {
      const made = await shorui(['admin', 'create', 'yamada', '--name', '山田 太郎']);
      expect(made.code, made.stderr).to.equal(0);
      expect(made.stdout).to.match(/パスワード: \S{20}（/);
      const again = await shorui(['admin', 'create', 'YAMADA']);
      expect([again.code, again.stderr]).to.satisfy(
        ([code, text]: [number, string]) => code === 1 && text.includes('すでに登録'),
      );
      const path = join(env['SHORUI_DATA'] ?? '', 'password');
      mkdirSync(env['SHORUI_DATA'] ?? '', { recursive: true });
      for (const bad of ['short', 'password123']) {
        writeFileSync(path, `${bad}\n`);
        expect((await shorui(['admin', 'create', 'sato', '--password-file', path])).code).to.equal(1);
      }
      writeFileSync(path, 'ながいパスワードの例です\n');
      const read = await shorui(['admin', 'create', 'sato', '--password-file', path]);
      expect([read.code, read.stdout]).to.deep.equal([0, '']);
      const asJson = JSON.parse((await shorui(['admin', 'create', 'suzuki', '--json'])).stdout) as object;
      expect(asJson)
        .to.include({ uid: 'suzuki', name: 'suzuki' })
        .and.to.have.property('password')
        .that.matches(/^\S{20}$/);
      const ofFile = ['admin', 'create', 'ito', '--name', '伊藤', '--password-file', path, '--json'];
      expect(JSON.parse((await shorui(ofFile)).stdout)).to.deep.equal({ uid: 'ito', name: '伊藤' });
      expect(await refusal(['admin', 'create', 'ito', '--json'])).to.include('すでに登録');
    });

    it('lists users, suspends and reactivates one, and prints a link for a new password', async () => {
      const email = 'general@sakura.example.jp';
      const state = async (): Promise<unknown> => {
        const { stdout } = await shorui(['user', 'list', '--search', 'general@sakura', '--json']);
        const users = JSON.parse(stdout) as { companies: { name: string }[]; suspended_at: string | null }[];
        expect(users.map(({ companies }) => companies.map(({ name }) => name))).to.deep.equal([['株式会社さくら商事']]);
        return users[0]?.suspended_at;
      };
      expect(await state()).to.equal(null);
      expect((await shorui(['user', 'suspend', email])).stderr).to.include('停止しました');
      expect(await state()).to.be.a('string');
      expect((await shorui(['user', 'restore', email])).stderr).to.include('解除しました');
      expect(await state()).to.equal(null);
      expect((await shorui(['user', 'restore', email])).stderr).to.include('すでに');
      const { stdout } = await shorui(['user', 'reset-password', email]);
      expect(stdout).to.match(/^http:\/\/localhost:0\/\S*[\w-]{40,}\n$/);
      const json = async (verb: string): Promise<unknown> =>
        JSON.parse((await shorui(['user', verb, email, '--json'])).stdout) as unknown;
      expect(await json('suspend')).to.deep.equal({ email, suspended: true, changed: true });
      expect(await json('restore')).to.deep.equal({ email, suspended: false, changed: true });
      expect(await json('restore')).to.deep.equal({ email, suspended: false, changed: false });
      const link = await json('reset-password');
      expect(link)
        .to.have.property('url')
        .that.matches(/^http:\/\/localhost:0\/\S*[\w-]{40,}$/);
      expect(link)
        .to.have.property('expires_at')
        .that.matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(await refusal(['user', 'suspend', 'nobody@example.jp', '--json'])).to.include('nobody@example.jp');
      for (const verb of ['suspend', 'restore', 'reset-password']) {
        const { code, stderr } = await shorui(['user', verb, 'nobody@example.jp']);
        expect([code, stderr]).to.satisfy(
          ([status, text]: [number, string]) => status === 1 && text.includes('nobody@example.jp'),
        );
      }
      expect((await shorui(['user', 'list', '--limit', '2'])).stdout.trim().split('\n')).to.have.length(3);
      expect((await shorui(['user', 'list', '--limit', 'many'])).code).to.equal(2);
    });

    it('serves and works until it is stopped, and then exits', async () => {
      for (const [name, sign] of [
        ['serve', 'http://'],
        ['worker', 'ジョブ'],
      ] as const) {
        const stop = new AbortController();
        let running: Promise<CliResult> | undefined;
        await new Promise<void>((resolve, reject) => {
          const write = (text: string): void => {
            if (text.includes(sign)) resolve();
          };
          running = runCli([name], { env, signal: stop.signal, onError: write });
          running.then((early) => reject(new Error(early.stderr)), reject);
        });
        stop.abort();
        const { code, stderr } = await running!;
        expect(code).to.equal(0);
        expect(stderr).to.match(/停止しました。\n$/);
      }
    });
  });
}

describe('the commands of the server', () => {
  const folder = temporaryFolders();

  it('name every wrong variable', async () => {
    const env = { SHORUI_PORT: '99999', SHORUI_LOG_LEVEL: 'loud', SHORUI_LANG: 'en' };
    const { code, stderr } = await runCli(['serve'], { env });
    expect(code).to.equal(1);
    expect(stderr).to.include('SHORUI_PORT').and.include('SHORUI_LOG_LEVEL').and.not.include('SHORUI_LANG');
  });

  it('report an unreachable database', async () => {
    const env = {
      SHORUI_DATABASE_URL: 'postgres://shorui@127.0.0.1:1/shorui',
      SHORUI_LANG: 'en',
      SHORUI_DATA: folder(),
    };
    const { code, stderr } = await runCli(['migrate'], { env });
    expect([code, stderr]).to.satisfy(
      ([status, text]: [number, string]) => status === 3 && text.includes('ECONNREFUSED'),
    );
  });
});
