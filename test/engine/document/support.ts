import { compile, parseBundle, type Bundle, type CompiledApplication } from '@shorui/engine';
import { readFiles, readFixture } from '../../fixtures/fixture-folders.ts';

/** The bundle in a folder of `fixtures/`, read the way a caller without our disk functions would. */
export function fixtureBundle(name: string): Bundle {
  const entries = new Map([['application.json', readFixture(name, 'application.json')]]);
  for (const path of readFiles(name)) entries.set(path, readFixture(name, path));
  return parseBundle(entries);
}

export function fixtureCompiled(name: string): CompiledApplication {
  return compile(fixtureBundle(name));
}
