import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { lineBreaks } from './support/line-breaks.ts';

/** The conformance file of UAX #14 without its comments (© 2025 Unicode, Inc.; Unicode License v3). */
const conformance = new URL('data/LineBreakTest-17.0.0.txt.gz', import.meta.url);

interface Case {
  readonly text: string;
  readonly breaks: readonly number[];
}

function readCase(line: string): Case {
  let text = '';
  const breaks: number[] = [];
  for (const token of line.trim().split(/\s+/u).slice(1)) {
    if (token === '÷') breaks.push(text.length);
    else if (token !== '×') text += String.fromCodePoint(Number.parseInt(token, 16));
  }
  return { text, breaks };
}

describe('line breaks of UAX #14', () => {
  it('pass every case of the conformance file of Unicode 17', () => {
    const lines = gunzipSync(readFileSync(conformance)).toString('utf8').split('\n');
    const cases = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(cases).to.have.length(19_338);
    const failed = cases.filter((line) => {
      const { text, breaks } = readCase(line);
      return lineBreaks(text).join() !== breaks.join();
    });
    expect(failed).to.deep.equal([]);
  });

  it('find no break in an empty text, and the end of any other', () => {
    expect(lineBreaks('')).to.deep.equal([]);
    expect(lineBreaks('abc')).to.deep.equal([3]);
  });

  it('end lines after spaces and hyphens, not before punctuation or inside numbers', () => {
    expect(lineBreaks('well-kept (old) 1,234.50 %')).to.deep.equal([5, 10, 16, 25, 26]);
  });
});
