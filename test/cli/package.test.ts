import { join } from 'node:path';
import { expect } from 'chai';
import { root, run } from '../engine/package/installed-project.ts';

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

describe('the package of the command', () => {
  it('has a README, the license and the program', async () => {
    const { code, output } = await run('npm', ['pack', '--dry-run', '--json', '--silent'], join(root, 'packages/cli'));
    expect(code, output).to.equal(0);
    const [packed] = JSON.parse(output) as readonly Packed[];
    const paths = packed?.files.map(({ path }) => path);
    expect(paths).to.include.members(['README.md', 'LICENSE', 'package.json', 'dist/main.js']);
    expect(paths?.filter((path) => path.startsWith('src/'))).to.deep.equal([]);
  });
});
