import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { sourceFiles } from '../support/imports.ts';

const server = join(dirname(fileURLToPath(import.meta.url)), '../../packages/server/src');

/** The first ten characters of an ISO time, in the ways that people write it. */
const dayInGreenwich = /\.toISOString\(\)\s*\.(?:slice\(0, 10\)|substring\(0, 10\)|substr\(0, 10\)|split\('T'\))/;

describe('days', () => {
  it('are those of Japan, by time/japan.ts, and never the day in Greenwich', () => {
    expect("new Date().toISOString().slice(0, 10); at.toISOString().split('T')[0]").to.match(dayInGreenwich);
    const found = sourceFiles(server)
      .filter((file) => dayInGreenwich.test(readFileSync(file, 'utf8')))
      .map((file) => relative(server, file));
    expect(found).to.deep.equal(['time/japan.ts']);
  });
});
