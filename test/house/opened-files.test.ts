import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { sourceFiles } from '../support/imports.ts';

const server = join(dirname(fileURLToPath(import.meta.url)), '../../packages/server/src');

/** Functions of the engine that read or write a Word or PDF file as large and as odd as a person uploads it. */
const opening =
  /\b(?:authorBundle|authorDocument|compile|compileTemplate|documentFromTemplate|inspectPdf|inspectTemplate|lintBundle|lintTemplate|render|renderTemplate|checkImage)\b/;

/** Where they run: processes and threads with bounds, and commands, which serve nobody. Samples come with the product, not from people. */
const bounded = /^(?:inspection|documents|operations|domains\/tools\/samples)\//;

/** The names that a source imports from the engine. */
const importedNames = (source: string): readonly string[] =>
  [...source.matchAll(/import (?!type)\{([^}]*)\} from '@shorui\/engine(?:\/[a-z-]+)?';/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

describe('Word and PDF files of people', () => {
  it('are not opened in the process that serves calls', () => {
    const found = sourceFiles(server).flatMap((file) => {
      const name = relative(server, file);
      const names = importedNames(readFileSync(file, 'utf8')).filter((each) => opening.test(each));
      return bounded.test(name) ? [] : names.map((each) => `${name} ${each}`);
    });
    expect(found).to.deep.equal([]);
  });

  it('are found however a source imports the function', () => {
    const source = "import {\n  authorBundle,\n  type Problem,\n} from '@shorui/engine/node';";
    expect(importedNames(source)).to.include('authorBundle');
    expect(importedNames("import { authorBundle } from '@shorui/engine/document';")).to.include('authorBundle');
    expect(importedNames("import type { Bundle } from '@shorui/engine';")).to.deep.equal([]);
  });
});
