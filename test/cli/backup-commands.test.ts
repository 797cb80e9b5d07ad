import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { FolderStorage } from '../../packages/server/src/storage/folder-storage.ts';
import { Readable } from 'node:stream';
import { emptyDatabase, type OwnDatabase } from '../server/support/database-templates.ts';
import { dialects } from '../server/support/each-database.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli, type CliResult } from './support/run-cli.ts';

interface Counts {
  readonly rows: number;
}

for (const dialect of dialects) {
  describe(`backup, restore and check (${dialect})`, () => {
    const makeFolder = temporaryFolders();
    let own: OwnDatabase;
    let data: string;
    let env: Record<string, string>;
    const shorui = (argv: readonly string[], more: Record<string, string> = {}): Promise<CliResult> =>
      runCli(argv, { env: { ...env, ...more } });

    beforeEach(async () => {
      own = await emptyDatabase(dialect);
      data = makeFolder();
      env = {
        SHORUI_DATA: data,
        SHORUI_DATABASE_URL: own.url,
        SHORUI_LOG_LEVEL: 'silent',
        SHORUI_MODE: 'test',
        SHORUI_LANG: 'ja',
      };
      await shorui(['migrate']);
    });
    afterEach(() => own.remove());

    it('restore the demo into a new folder, and over existing data', async () => {
      expect((await shorui(['seed'])).code).to.equal(0);
      const file = join(makeFolder(), 'shorui.zip');
      const made = await shorui(['backup', file]);
      expect(made.code, made.stderr).to.equal(0);
      expect(made.stderr).to.contain(`バックアップを作成しました：${file}（`);

      const into = join(makeFolder(), 'a new', 'folder');
      const restored = await shorui(['restore', file, '--into', into]);
      expect(restored.code, restored.stderr).to.equal(0);
      expect(existsSync(join(into, 'shorui.sqlite'))).to.equal(true);
      const elsewhere = { SHORUI_DATA: into, SHORUI_DATABASE_URL: `sqlite:${join(into, 'shorui.sqlite')}` };
      expect((await shorui(['check'], elsewhere)).code).to.equal(0);
      const users = await shorui(['user', 'list']);
      expect((await shorui(['user', 'list'], elsewhere)).stdout).to.equal(users.stdout);

      const refused = await shorui(['restore', file]);
      expect(refused.code).to.equal(1);
      expect(refused.stderr).to.contain('--force');
      const problems = await shorui(['restore', file, '--json']);
      expect(problems.code).to.equal(1);
      expect(JSON.parse(problems.stdout)).to.deep.include({ ok: false });
      const written = JSON.parse((await shorui(['backup', file, '--json'])).stdout) as Counts;
      expect(written.rows).to.be.greaterThan(100);
      const forced = await shorui(['restore', file, '--force', '--json']);
      expect(forced.code, forced.stderr).to.equal(0);
      expect((JSON.parse(forced.stdout) as Counts).rows).to.equal(written.rows);
      expect((await shorui(['user', 'list'])).stdout).to.equal(users.stdout);
    });

    it('refuse a damaged file, a file that is not a backup, and a missing file', async () => {
      const file = join(makeFolder(), 'shorui.zip');
      await shorui(['backup', file]);
      const whole = readFileSync(file);
      writeFileSync(file, whole.subarray(0, -10));
      const cut = await shorui(['restore', file, '--force']);
      expect([cut.code, cut.stderr]).to.satisfy(
        ([code, text]: [number, string]) =>
          code === 1 && text.includes('途中で切れています') && text.includes('何も変更していません'),
      );
      writeFileSync(file, 'foreign');
      expect((await shorui(['restore', file, '--force'])).stderr).to.contain(
        'shorui backup で作成したファイルではありません',
      );
      rmSync(file);
      const missing = await shorui(['restore', file]);
      expect([missing.code, missing.stderr]).to.satisfy(
        ([code, text]: [number, string]) => code === 3 && text.includes('ENOENT'),
      );
      const nowhere = await shorui(['backup', join(file, 'no', 'folder.zip')], { SHORUI_LANG: 'en' });
      expect([nowhere.code, nowhere.stderr]).to.satisfy(
        ([code, text]: [number, string]) => code === 3 && text.includes('cannot be written (ENOENT)'),
      );
    });

    it('print each finding as a line and exit with 1', async () => {
      const clean = await shorui(['check']);
      expect([clean.code, clean.stdout], clean.stderr).to.deep.equal([0, '']);
      expect(clean.stderr).to.contain('問題はありません。');
      const { key } = await new FolderStorage(join(data, 'files')).put(Readable.from(['orphan']), { maxBytes: 10 });
      const found = await shorui(['check']);
      expect([found.code, found.stdout]).to.deep.equal([1, `どこからも参照されていないファイル：${key}（6バイト）\n`]);
      const english = await shorui(['check', '--quick'], { SHORUI_LANG: 'en' });
      expect(english.stdout).to.equal(`A file without any reference: ${key} (6 bytes)\n`);
      expect(english.stderr).to.contain('Found 1 problem.');
      const json = JSON.parse((await shorui(['check', '--json'])).stdout) as { readonly findings: unknown };
      expect(json.findings).to.deep.equal([{ kind: 'file_orphaned', key, size: 6 }]);
    });

    it('report an unreachable file store', async () => {
      const store = {
        SHORUI_STORAGE_URL: 'http://127.0.0.1:9',
        SHORUI_STORAGE_BUCKET: 'files',
        SHORUI_STORAGE_REGION: 'auto',
        SHORUI_STORAGE_KEY_ID: 'id',
        SHORUI_STORAGE_SECRET: 'key',
      };
      const { code, stderr } = await shorui(['check'], store);
      expect([code, stderr]).to.satisfy(
        ([status, text]: [number, string]) => status === 3 && text.includes('ファイルの保存先を利用できません'),
      );
    });
  });
}
