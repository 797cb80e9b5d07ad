import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesFolder } from '../../../fixtures/fixture-folders.ts';

/** A Word file and its path in its folder. */
export interface WordFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function filesIn(folder: string): WordFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.docx'))
    .map((name) => ({ name: name.replaceAll('\\', '/'), bytes: new Uint8Array(readFileSync(join(folder, name))) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every Word file of the fixtures. */
export function fixtureFiles(): WordFile[] {
  return filesIn(fixturesFolder);
}
