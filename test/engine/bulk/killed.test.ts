import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle } from '@shorui/engine/node';
import { expect } from 'chai';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { BuiltCommand, type Ended } from './support/built-command.ts';
import { order, orderBundle, orders } from './support/order-bundle.ts';
import { readTree } from './support/read-tree.ts';
import { randomOf } from '../../support/seed.ts';

/** Of each kind. More by command: `SHORUI_KILLS=200 npx mocha --timeout 0 test/engine/bulk/killed.test.ts`. */
const kills = Number(process.env['SHORUI_KILLS'] ?? 4);

/** Kills a run as soon as its ledger has this size in bytes, or while it starts if that is 0. Resolves when it has ended. */
async function killedAt(
  { child, ended }: ReturnType<BuiltCommand['start']>,
  ledger: string,
  bytes: number,
  delayMs: number,
): Promise<Ended> {
  let last: NodeJS.Timeout | undefined;
  const timer = setInterval(() => {
    if ((statSync(ledger, { throwIfNoEntry: false })?.size ?? 0) < bytes) return;
    clearInterval(timer);
    last = setTimeout(() => child.kill('SIGKILL'), delayMs);
  }, 2);
  try {
    return await ended;
  } finally {
    clearInterval(timer);
    clearTimeout(last);
  }
}

/** Stops a run as Ctrl-C does, when its ledger has some lines. */
async function interrupted({ child, ended }: ReturnType<BuiltCommand['start']>, ledger: string): Promise<Ended> {
  const timer = setInterval(() => {
    if (!existsSync(ledger) || readFileSync(ledger, 'utf8').split('\n').length < 20) return;
    clearInterval(timer);
    child.kill('SIGINT');
  }, 5);
  try {
    return await ended;
  } finally {
    clearInterval(timer);
  }
}

describe('a bulk run as a process', () => {
  const folder = temporaryFolders();
  let command: BuiltCommand;
  before(async () => {
    command = await BuiltCommand.build();
  });
  after(() => command.remove());

  async function prepare(count: number, names: readonly string[] = ['--name', '{{会社名}}']) {
    const place = folder();
    await writeBundle(join(place, 'orders'), orderBundle(2));
    const records: unknown[] = orders(count).map((each, index) => ({ ...each, 会社名: `A${index % 7}` }));
    for (let at = 4; at < count; at += 11) records[at] = { ...order(at), 会社名: null };
    writeFileSync(join(place, 'a.jsonl'), records.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const argv = (output: string, ...more: string[]) => [
      'bulk',
      join(place, 'orders'),
      '--answers',
      join(place, 'a.jsonl'),
      '-o',
      join(place, output),
      ...names,
      ...more,
    ];
    const folders = (output: string) => readdirSync(join(place, output)).filter((name) => /^\d+$/.test(name));
    return { place, argv, folders };
  }

  // Named records are put in place by the thread that knows all names, numbered ones by those that make them.
  for (const names of [['--name', '{{会社名}}'], []]) {
    const called = names.length > 0 ? 'records with names' : 'numbered records';
    const random = randomOf(called);
    it(`killed at any moment, and again while it resumes, gives the same files, ledger and errors: ${called}`, async () => {
      const { place, argv } = await prepare(150, names);
      expect((await command.run(...argv('whole'))).code).to.equal(1);
      const wanted = readTree(join(place, 'whole'));
      expect(Object.keys(wanted).filter((name) => name.endsWith('.docx'))).to.have.length(2 * 136);
      const whole = statSync(join(place, 'whole/ledger.jsonl')).size;
      let killed = 0;
      let within = 0;
      while (killed < kills) {
        const output = `out${killed}`;
        const ledger = join(place, output, 'ledger.jsonl');
        for (let again = 0; again < 3 && killed < kills; again++) {
          const begun = statSync(ledger, { throwIfNoEntry: false })?.size ?? 0;
          // Every fourth one dies while it starts, at a moment of the clock; the others when they have come further by a random part.
          const isStart = killed % 4 === 3;
          const bytes = isStart ? 0 : begun + Math.floor((whole - begun) * 0.9 * random.next());
          const started = command.start(argv(output, '--resume', '--workers', String((killed % 2) + 1)));
          const { signal } = await killedAt(started, ledger, bytes, (isStart ? 400 : 15) * random.next());
          if (signal !== 'SIGKILL') break;
          killed++;
          if (existsSync(ledger)) within++;
        }
        const { code, stderr } = await command.run(...argv(output, '--resume'));
        expect(code, stderr).to.equal(1);
        expect(readTree(join(place, output)), `after ${killed} kills`).to.deep.equal(wanted);
        rmSync(join(place, output), { recursive: true });
      }
      expect(within).to.be.greaterThan(0);
    });
  }

  it('gives the same with one, two and four workers', async () => {
    const { place, argv } = await prepare(120);
    for (const workers of ['1', '2', '4']) await command.run(...argv(workers, '--workers', workers));
    const tree = readTree(join(place, '1'));
    expect(readTree(join(place, '2'))).to.deep.equal(tree);
    expect(readTree(join(place, '4'))).to.deep.equal(tree);
    const { code, stdout } = await command.run('--lang', 'en', 'verify', join(place, '4'), '--workers', '2');
    expect([code, stdout]).to.deep.equal([0, '120 records (218 files) made again: all match the ledger.\n']);
  });

  it('stopped with Ctrl-C prints how to resume, and resumes', async () => {
    const { place, argv } = await prepare(500);
    const started = command.start(['--lang', 'en', ...argv('out', '--workers', '1')]);
    const ledger = join(place, 'out/ledger.jsonl');
    const { code, stderr } = await interrupted(started, ledger);
    expect(code, stderr).to.equal(130);
    expect(stderr).to.match(/Stopped\. The results up to record \d+ are kept\.\nTo continue/);
    const [, line = ''] = /\n {2}shorui (.+)\n/.exec(stderr) ?? [];
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect((await command.run(...words)).code).to.equal(1);
    await command.run('--lang', 'en', ...argv('whole'));
    expect(readTree(join(place, 'out'))).to.deep.equal(readTree(join(place, 'whole')));
  });

  it('stopped with Ctrl-C has no files that its ledger does not name', async () => {
    const { place, argv, folders } = await prepare(2000, []);
    const started = command.start(argv('out', '--workers', '2'));
    const ledger = join(place, 'out/ledger.jsonl');
    const { code, stderr } = await interrupted(started, ledger);
    expect(code, stderr).to.equal(130);
    const paths = [...readFileSync(ledger, 'utf8').matchAll(/"path":"(\d+)\/注文書_/g)].map(([, number]) => number);
    expect(paths.length).to.be.within(10, 1990);
    expect(folders('out').toSorted()).to.deep.equal(paths);
  });

  it('stops at the first bad record with the option, and makes none after it', async () => {
    const { argv, folders } = await prepare(200, []);
    const { code, stderr } = await command.run(...argv('out', '--workers', '2', '--on-error', 'stop'));
    expect(code, stderr).to.equal(1);
    expect(folders('out').toSorted()).to.deep.equal(['000001', '000002', '000003', '000004']);
  });
});
