import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile, parseBundle, type Bundle, type CompiledApplication } from '@shorui/engine';
import { fixturesFolder, readFixture } from '../../fixtures/fixture-folders.ts';

/** The bundle in a folder of `fixtures/`, read the way a caller without our disk functions would. */
export function fixtureBundle(name: string): Bundle {
  const entries = new Map([['application.json', readFixture(name, 'application.json')]]);
  for (const file of readdirSync(join(fixturesFolder, name, 'files')))
    entries.set(`files/${file}`, readFixture(name, 'files', file));
  return parseBundle(entries);
}

export function fixtureCompiled(name: string): CompiledApplication {
  return compile(fixtureBundle(name));
}
