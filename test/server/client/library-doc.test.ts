import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { seedApplications, storeBundles } from '../../../packages/server/src/operations/seed/seed-applications.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makePlan, makeWorkspace, password } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The program of the page that uses the client and this call. */
function programOfPage(call: string): string {
  const page = readFileSync(join(root, 'docs/library.md'), 'utf8');
  const blocks = [...page.matchAll(/```ts\n([^]*?)```/g)].map((match) => match[1] ?? '');
  const program = blocks.find((block) => block.includes('@shorui/server/client') && block.includes(call));
  if (program === undefined) throw new Error(`docs/library.md has no program with the client that calls ${call}.`);
  return program;
}

/** The program loads the compiled packages if bin/test has compiled them, as it does outside of the project; else the sources. */
const packages = process.env['SHORUI_TEST_PROGRAMS'] === undefined ? ['--conditions', '@shorui/source'] : [];

function run(file: string, environment: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...packages, file], {
      cwd: root,
      env: { ...process.env, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

eachDatabase('the programs in docs/library.md', (own) => {
  let server: TestServer;
  let folder: string;
  before(async () => {
    server = await startServer(own.database);
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/library-'));
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.close();
  });

  it('log in, invite a colleague, list the members, and report the error the second time', async () => {
    const { root: person } = await makeWorkspace(own.database);
    const file = join(folder, 'program.ts');
    writeFileSync(file, programOfPage('inviteUsers'));
    const environment = { SHORUI_URL: server.url, SHORUI_EMAIL: person.email, SHORUI_PASSWORD: password };
    const first = await run(file, environment);
    expect(first).to.include('invited: hanako@example.jp').and.include(`1 members: ${person.full_name}`);
    expect(first).to.include('waiting: hanako@example.jp');
    const second = await run(file, environment);
    expect(second).to.include('同じ階層に同じ名前のグループがあります。').and.include('1 members');
  });

  it('use an application in two sittings and save its Word and PDF files', async () => {
    const { id } = await makePlan(own.database, { name: '書類作成', features: { application_view: true } });
    const { root: person } = await makeWorkspace(own.database, { plan_id: id });
    const bundles = await storeBundles(server.services, join(root, 'fixtures'));
    const agreement = bundles.filter(({ demo }) => demo.bundle === 'nondisclosure-agreement');
    await own.database.unitOfWork(sourceOf(), (unit) =>
      seedApplications(unit, agreement, { planIds: [id], editor: '運営' }),
    );
    const file = join(folder, 'use.ts');
    writeFileSync(file, programOfPage('downloadFiles'));
    const environment = { SHORUI_URL: server.url, SHORUI_EMAIL: person.email, SHORUI_PASSWORD: password, OUT: folder };
    const output = await run(file, environment);
    expect(output)
      .to.match(/still missing: .*受領者名/)
      .and.match(/already answered: .*開示者名/);
    const word = readZip(readFileSync(join(folder, 'agreement.docx'))).read('word/document.xml');
    expect(Buffer.from(word).toString()).to.include('国立大学法人信濃中央大学').and.not.include('{{');
    expect(readFileSync(join(folder, 'agreement.pdf')).subarray(0, 5).toString()).to.equal('%PDF-');
  });
});
