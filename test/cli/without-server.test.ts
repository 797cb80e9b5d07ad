import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before } from 'mocha';
import { BuiltCommand } from '../engine/bulk/support/built-command.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

describe('the command without the package of the server', () => {
  const folder = temporaryFolders();
  let command: BuiltCommand;
  before(async () => {
    command = await BuiltCommand.bundle();
  });
  after(() => command.remove());

  it('makes documents', async () => {
    const out = join(folder(), 'out');
    const bundle = 'fixtures/invoice';
    const answers = `${bundle}/answers/mixed-rates.json`;
    const { code, stderr } = await command.run('generate', bundle, '--answers', answers, '--output', out);
    expect(code, stderr).to.equal(0);
    expect(existsSync(out)).to.equal(true);
  });

  for (const [language, message] of [
    ['ja', 'npm install @shorui/server でインストールしてください。'],
    ['en', 'Install it: npm install @shorui/server'],
  ] as const) {
    it(`reports that a command of the server needs it (${language})`, async () => {
      const { code, stderr } = await command.start(['migrate'], undefined, { SHORUI_LANG: language }).ended;
      expect(code).to.equal(2);
      expect(stderr).to.include(message);
    });
  }
});
