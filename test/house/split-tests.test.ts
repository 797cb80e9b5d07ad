import { expect } from 'chai';
import { allTestFiles, readArguments, splitByWeight } from '../../bin/lib/test-files.mjs';

describe('the parts of bin/test', () => {
  it('get neighboring files that take about the same time', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(splitByWeight(files, { a: 10, b: 10, c: 10, d: 10, e: 10, f: 10 })).to.deep.equal([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
    expect(splitByWeight(files, { a: 100 })).to.deep.equal([['a'], ['b', 'c', 'd', 'e', 'f']]);
    expect(splitByWeight(files, { f: 100 })).to.deep.equal([['a', 'b', 'c', 'd', 'e'], ['f']]);
  });

  it('are one for few tests', () => {
    expect(splitByWeight(['a', 'b'], {})).to.deep.equal([['a', 'b']]);
    expect(splitByWeight(['a'], { a: 100 })).to.deep.equal([['a']]);
  });

  it('have small ones after the three largest, for the process that ends first', () => {
    const files = Array.from({ length: 100 }, (_, index) => `file ${index}`);
    const parts = splitByWeight(files, Object.fromEntries(files.map((file) => [file, 10])));
    expect(parts.map((part) => part.length)).to.deep.equal([25, 25, 25, 8, 7, 6, 4]);
    expect(parts[2]?.at(-1)).to.equal('file 99');
    expect(parts.flat().toSorted()).to.deep.equal(files.toSorted());
  });

  it('have all files, each once', () => {
    const files = allTestFiles();
    expect(files).to.include('test/house/split-tests.test.ts');
    expect(splitByWeight(files).flat().toSorted()).to.deep.equal(files.toSorted());
  });

  it('take files and folders that are named, and leave options and their values to mocha', () => {
    const { files, options } = readArguments(['test/house', '--grep', 'test/docs', '--bail']);
    expect(files).to.include('test/house/docs.test.ts').and.to.not.include('test/docs/word.test.ts');
    expect(options).to.deep.equal(['--grep', 'test/docs', '--bail']);
  });
});
