import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect } from 'chai';
import { compile, render, resolve } from '@shorui/engine';
import { readAnswerSets, readFixture } from '../fixtures/fixture-folders.ts';
import { fixtureBundle } from './document/support.ts';

/** Runs in a context that has the language and text coding, and nothing of Node: what a browser's worker has at least. */
const script = `
  const { compile, parseBundle, render, resolve } = Engine;
  const bundle = parseBundle(new Map([['application.json', application], ['files/invoice.docx', template]]));
  const compiled = compile(bundle);
  result = render(compiled, resolve(compiled, JSON.parse(answers))).files.map(({ path, bytes }) => ({ path, bytes }));
`;

describe('the main entry of the engine', () => {
  it('bundles for the browser and renders a document without anything of Node', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: ['packages/engine/src/index.ts'],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'Engine',
      conditions: ['@shorui/source'],
      logLevel: 'silent',
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
    expect(imports.filter((path) => path.startsWith('node:'))).to.deep.equal([]);

    const [set] = readAnswerSets('invoice');
    const context = createContext({
      TextEncoder,
      TextDecoder,
      Uint8Array,
      application: readFixture('invoice', 'application.json'),
      template: readFixture('invoice', 'files', 'invoice.docx'),
      answers: JSON.stringify(set?.answers),
      result: null,
    });
    runInContext(`${outputFiles[0]?.text ?? ''}\n${script}`, context);

    const compiled = compile(fixtureBundle('invoice'));
    const { files } = render(compiled, resolve(compiled, set?.answers ?? {}));
    const made = context.result as { path: string; bytes: Uint8Array }[];
    expect(made.map(({ path }) => path)).to.deep.equal(files.map(({ path }) => path));
    expect(made.map(({ bytes }) => [...bytes])).to.deep.equal(files.map(({ bytes }) => [...bytes]));
  });
});
