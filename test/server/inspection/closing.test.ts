import { spawnSync } from 'node:child_process';
import { expect } from 'chai';

/** A program that inspects one file, closes the inspector and has nothing else to do. */
const program = `
  import { readFileSync } from 'node:fs';
  import { Readable } from 'node:stream';
  import { createInspector } from './packages/server/src/inspection/inspector.ts';
  const bytes = readFileSync('fixtures/templates/quotation.docx');
  const inspector = createInspector();
  const problems = await inspector.inspect({ kind: 'word', size: bytes.length, open: () => Readable.from(bytes) });
  await inspector.close();
  console.log('closed after', problems.length, 'problems');
`;

describe('an inspector that is closed', () => {
  it('keeps its program until the processes have ended, so that what comes after it is done', () => {
    const loader = ['--import', 'tsx', '--conditions', '@shorui/source', '--input-type=module', '-e', program];
    const { status, stdout } = spawnSync(process.execPath, loader, { encoding: 'utf8' });
    expect({ status, stdout }).to.deep.equal({ status: 0, stdout: 'closed after 0 problems\n' });
  });
});
