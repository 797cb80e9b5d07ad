import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../cli/support/run-cli.ts';
import { documentText } from '../fixtures/document-text.ts';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { readDocs, readGuide } from './guide-page.ts';
import { drawLines } from './printed.ts';

const parts = readGuide(new TextDecoder().decode(readDocs('templates.md')));
const blocks = (label: string, language = 'text'): string[] =>
  parts.flatMap((part) =>
    part.kind === 'block' && part.label === label && part.language === language ? [part.text] : [],
  );

describe('the first template of the guide', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'shorui-guide-'));
    writeFileSync(join(folder, '採用のお知らせ.docx'), drawLines(blocks('ひな形')[0] ?? ''));
    writeFileSync(join(folder, '採用のお知らせ.yaml'), `${blocks('データ', 'yaml')[0] ?? ''}\n`);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('becomes the document that the guide shows, and every command works as it is written', async () => {
    const commands = blocks('', 'sh').flatMap((text) => text.split('\n'));
    expect(commands).to.have.length.greaterThan(4);
    for (const [index, command] of commands.entries()) {
      expect(command.startsWith('bin/shorui '), command).to.equal(true);
      const argv = command.split(' ').slice(1);
      const { code, stderr } = await runCli(
        argv.map((each) => (each.startsWith('fixtures/') ? join(fixturesFolder, '..', each) : each)),
        { cwd: folder },
      );
      expect([code, stderr], command).to.deep.equal([0, '']);
      if (index > 0) continue;
      const written = readFileSync(join(folder, 'out', '採用のお知らせ.docx'));
      expect(documentText(new Uint8Array(written)).trimEnd()).to.equal(blocks('できあがり')[0]);
    }
  });
});
