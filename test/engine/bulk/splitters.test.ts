import { expect } from 'chai';
import fc from 'fast-check';
import type { ShoruiError } from '@shorui/engine';
import { createArraySplitter, createLineSplitter, type RecordSplitter } from '@shorui/engine/bulk';

/** Feeds a text in pieces of the given lengths. */
function split(splitter: RecordSplitter, text: string, lengths: readonly number[] = []) {
  const records = [];
  let at = 0;
  for (const length of lengths) {
    records.push(...splitter.feed(text.slice(at, at + length)));
    at += length;
  }
  return [...records, ...splitter.feed(text.slice(at)), ...splitter.end()];
}

const arrayProblem = (text: string): string => {
  try {
    split(createArraySplitter(100, 'a.json'), text);
    return '';
  } catch (error) {
    return (error as ShoruiError).problems[0]?.id ?? '';
  }
};

describe('records of a JSON array', () => {
  it('are the items that JSON.parse reads, however the text is written and split into chunks', () => {
    const lengths = fc.array(fc.nat(20), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 6 }), fc.nat(3), lengths, (items, indent, pieces) => {
        const records = split(createArraySplitter(1e6, 'a'), JSON.stringify(items, null, indent), pieces);
        const plain = JSON.parse(JSON.stringify(items)) as unknown;
        expect(records.map(({ text }) => JSON.parse(text ?? '') as unknown)).to.deep.equal(plain);
      }),
    );
  });

  it('have their line, leave errors inside them to their reader, and are skipped when too long', () => {
    const text = `[\n{"a": }\n,\n"${'x'.repeat(200)}", {"b":"]}"}\n]\n`;
    expect(split(createArraySplitter(100, 'a'), text)).to.deep.equal([
      { text: '{"a": }', line: 2, column: 1 },
      { text: null, line: 4, column: 1 },
      { text: '{"b":"]}"}', line: 4, column: 205 },
    ]);
  });

  it('may be one object without an array', () => {
    expect(split(createArraySplitter(100, 'a'), ' {"a":[1]} ')).to.deep.equal([
      { text: '{"a":[1]}', line: 1, column: 2 },
    ]);
  });

  it('are errors of the file when the array itself is invalid', () => {
    const texts = ['', '[1', '[1,]', '[,1]', '[1 ', '[{} {}]', '1', '[] 2', '[1]]', '[{"a":1]'];
    expect(texts.map(arrayProblem)).to.deep.equal([
      'bundle.json-empty',
      'bulk.json-unfinished',
      ...Array<string>(2).fill('bulk.json-structure'),
      'bulk.json-unfinished',
      ...Array<string>(4).fill('bulk.json-structure'),
      'bulk.json-unfinished',
    ]);
    expect(arrayProblem('[1, {"a": [2]}, "]"]')).to.equal('');
  });
});

describe('records of lines', () => {
  it('are the lines that are not blank, with any line ending and however they are split', () => {
    const line = fc.string().map((text) => text.replace(/[\r\n]/g, ''));
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), fc.array(fc.nat(9)), (lines, end, pieces) => {
        const records = split(createLineSplitter(1e6), lines.join(end), pieces);
        const wanted = lines.map((text, index) => [text.trim(), index + 1]).filter(([text]) => text !== '');
        expect(records.map(({ text, line }) => [text?.trim(), line])).to.deep.equal(wanted);
      }),
    );
  });

  it('are skipped when too long, without buffering them', () => {
    expect(split(createLineSplitter(5), '123456789\n12345\n', [3, 3])).to.deep.equal([
      { text: null, line: 1, column: 1 },
      { text: '12345', line: 2, column: 1 },
    ]);
  });
});
