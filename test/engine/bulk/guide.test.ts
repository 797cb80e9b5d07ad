import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle } from '@shorui/engine/node';
import { expect } from 'chai';
import { fixturesFolder } from '../../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { BuiltCommand } from './support/built-command.ts';
import { orderBundle } from './support/order-bundle.ts';

const page = readFileSync(join(fixturesFolder, '../docs/bulk.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

describe('the guide to bulk runs', () => {
  const folder = temporaryFolders();

  it('shows commands and a table that work as written', async () => {
    const command = await BuiltCommand.build();
    const cwd = folder();
    try {
      await writeBundle(join(cwd, 'orders'), orderBundle());
      writeFileSync(join(cwd, 'orders.csv'), blocks('csv')[0] ?? '');
      const lines = (blocks('sh')[0] ?? '').trim().split('\n');
      expect(lines).to.have.length(2);
      for (const line of lines) {
        const { code, stderr } = await command.start(line.split(' ').slice(1), cwd).ended;
        expect([code, stderr], line).to.deep.equal([0, '']);
      }
    } finally {
      command.remove();
    }
  });

  it('shows a program that prints the output in the guide', async () => {
    const cwd = folder();
    await writeBundle(join(cwd, 'orders'), orderBundle());
    writeFileSync(join(cwd, 'example.ts'), blocks('ts')[0] ?? '');
    const program = await BuiltCommand.build(join(cwd, 'example.ts'));
    try {
      const { stdout, stderr } = spawnSync(process.execPath, [program.path], { cwd, encoding: 'utf8' });
      expect([stdout, stderr]).to.deep.equal([blocks('text')[0], '']);
    } finally {
      program.remove();
    }
  });
});
