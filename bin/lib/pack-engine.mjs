// Makes the files of the engine's package; `npm pack` and `npm publish` run it first.
import { spawnSync } from 'node:child_process';
import { joinDeclarations } from './join-declarations.mjs';
import { joinEngine } from './join-engine.mjs';
import { root } from './prepare.mjs';

const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/engine/src/node'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
await joinEngine();
await joinDeclarations();
