import { expect } from 'chai';
import fc from 'fast-check';
import { entityTags, readRange } from '../../../packages/server/src/domains/files/read-range.ts';

describe('a Range header', () => {
  it('selects bytes from the start or from the end', () => {
    expect(readRange('bytes=0-0', 10)).to.deep.equal({ start: 0, end: 0 });
    expect(readRange('bytes=3-', 10)).to.deep.equal({ start: 3, end: 9 });
    expect(readRange('bytes=3-100', 10)).to.deep.equal({ start: 3, end: 9 });
    expect(readRange('bytes=-4', 10)).to.deep.equal({ start: 6, end: 9 });
    expect(readRange('bytes=-40', 10)).to.deep.equal({ start: 0, end: 9 });
    expect(readRange(' Bytes = 1 - 2 ', 10)).to.deep.equal({ start: 1, end: 2 });
  });

  it('is unsatisfiable past the end, for a suffix of zero bytes, and for every byte of an empty file', () => {
    for (const header of ['bytes=10-', 'bytes=10-20', 'bytes=-0'])
      expect(readRange(header, 10)).to.equal('unsatisfiable');
    for (const header of ['bytes=0-', 'bytes=-5']) expect(readRange(header, 0)).to.equal('unsatisfiable');
  });

  it('selects the whole file if missing, malformed, with several ranges or in another unit', () => {
    for (const header of [
      undefined,
      '',
      'bytes',
      'bytes=',
      'bytes=-',
      'bytes=5-3',
      'bytes=a-b',
      'bytes=0-1,3-4',
      'rows=1-2',
    ])
      expect(readRange(header, 10), header).to.equal('whole');
  });

  it('never selects bytes that do not exist', () => {
    const header = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]) => `bytes=${a}-${b}`),
    );
    fc.assert(
      fc.property(header, fc.nat(40), (text, size) => {
        const range = readRange(text, size);
        if (typeof range === 'string') return;
        expect(range.start).to.be.within(0, range.end);
        expect(range.end).to.be.below(size);
      }),
    );
  });
});

describe('entity tags', () => {
  it('are parsed with their quotes, weak ones marked', () => {
    expect(entityTags('"a", W/"b" , "c,d"')).to.deep.equal(['"a"', 'W/"b"', '"c,d"']);
    expect(entityTags('*')).to.deep.equal(['*']);
    expect(entityTags(undefined)).to.deep.equal([]);
    expect(entityTags('Sat, 21 Nov 2026 00:00:00 GMT')).to.deep.equal([]);
  });
});
