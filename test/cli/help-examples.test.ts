import { expect } from 'chai';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesFolder } from '../fixtures/fixture-folders.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { runCli } from './support/run-cli.ts';

/** The examples that the help of a command prints, each as its words. */
async function examplesOf(command: string): Promise<string[][]> {
  const { stdout } = await runCli([command, '--help']);
  const [, printed = ''] = stdout.split('例：\n');
  return printed
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
}

describe('the examples in the help', () => {
  const folder = temporaryFolders();

  /** A folder with nothing but the fixtures in it. */
  function besideFixtures(): string {
    const cwd = folder();
    symlinkSync(fixturesFolder, join(cwd, 'fixtures'));
    return cwd;
  }

  for (const command of ['fill', 'merge', 'overlay', 'inspect', 'schema', 'generate']) {
    it(`run as they are printed: ${command}`, async () => {
      const examples = await examplesOf(command);
      expect(examples.length).to.be.at.least(3);
      const cwd = besideFixtures();
      for (const [program, ...argv] of examples) {
        expect(program).to.equal('shorui');
        const { code, stdout, stderr } = await runCli(argv, { cwd });
        expect(code, `${argv.join(' ')}\n${stderr}`).to.equal(0);
        expect(stdout, argv.join(' ')).not.to.equal('');
      }
    });
  }
});
