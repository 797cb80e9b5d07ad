import { expect } from 'chai';
import { describeProblem, ShoruiError, type Problem } from '@shorui/engine';
import { parseJson } from '@shorui/engine/bundle';
import fc from 'fast-check';

function problemsOf(text: string): readonly Problem[] {
  try {
    parseJson(text, { file: 'a.json' });
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems;
    throw error;
  }
  return [];
}

function where(text: string): string[] {
  return problemsOf(text).map(({ id, place }) => `${id} ${place.line}:${place.column}`);
}

describe('parseJson', () => {
  it('reads what JSON.parse reads, the same way', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseJson(text).value).to.deep.equal(JSON.parse(text));
      }),
    );
  });

  it('refuses what JSON.parse refuses, and duplicate names', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-0.5e3',
      '01',
      'true',
      'nul',
      ' ',
      '\n',
      '"',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const ids = problemsOf(text).map(({ id }) => id);
        let accepted = true;
        try {
          JSON.parse(text);
        } catch {
          accepted = false;
        }
        if (accepted) expect(ids.filter((id) => id !== 'bundle.json-duplicate-key')).to.deep.equal([]);
        else expect(ids).to.not.be.empty;
      }),
      { numRuns: 2000 },
    );
  });

  it('names line and column of an error, counting characters like an editor', () => {
    expect(where('{\n  "𠮷": 1,,\n}')).to.deep.equal(['bundle.json-unexpected 2:10']);
    expect(where('{"a": 1')).to.deep.equal(['bundle.json-ends-early 1:8']);
    expect(where('{\r\n"a": x}')).to.deep.equal(['bundle.json-value-expected 2:6']);
    expect(where('{"a": 1} 2')).to.deep.equal(['bundle.json-extra 1:10']);
    expect(where('')).to.deep.equal(['bundle.json-empty 1:1']);
  });

  it('explains common errors', () => {
    expect(where('{"a"： 1}')).to.deep.equal(['bundle.json-full-width 1:5']);
    expect(where('{“a”: 1}')).to.deep.equal(['bundle.json-full-width 1:2']);
    expect(where("{'a': 1}")).to.deep.equal(['bundle.json-single-quote 1:2']);
    expect(where('[1, 2,]')).to.deep.equal(['bundle.json-trailing-comma 1:6']);
    expect(where('{\n// 注\n"a": 1}')).to.deep.equal(['bundle.json-comment 2:1']);
    expect(where('{"a": "x\n"}')).to.deep.equal(['bundle.json-open-string 1:7']);
    expect(where('{"a": "C:\\work"}')).to.deep.equal(['bundle.json-bad-escape 1:10']);
    expect(where('{"a": 012}')).to.deep.equal(['bundle.json-bad-number 1:7']);
    expect(where('{"a": "x\u0001"}')).to.deep.equal(['bundle.json-control-character 1:9']);
  });

  it('refuses a duplicate name and reports its first place, in addition to other errors', () => {
    expect(where('{"a": 1,\n"b": {"a": 2},\n"a": 3}')).to.deep.equal(['bundle.json-duplicate-key 3:1']);
    expect(where('{"a": 1,\n"a": 2,\n"b" 3}')).to.deep.equal([
      'bundle.json-duplicate-key 2:1',
      'bundle.json-unexpected 3:5',
    ]);
    expect(describeProblem(problemsOf('{"a":1,\n"a":2}')[0]!, 'ja'))
      .to.include('「a」')
      .and.include('1行目');
  });

  it('finds the place of a value, or of the nearest value around it', () => {
    const document = parseJson('{\n  "a/b": [\n    1,\n    {"c": 2}\n  ]\n}');
    expect(document.locate('/a~1b/1/c')).to.deep.equal({ line: 4, column: 11 });
    expect(document.locate('/a~1b/1/missing')).to.deep.equal({ line: 4, column: 5 });
    expect(document.locate('')).to.deep.equal({ line: 1, column: 1 });
  });

  it('skips a byte order mark', () => {
    expect(parseJson('\uFEFF{"a": 1}').value).to.deep.equal({ a: 1 });
  });

  it('treats __proto__ as a name like any other', () => {
    const { value } = parseJson('{"__proto__": {"polluted": true}}');
    expect(Object.keys(value as object)).to.deep.equal(['__proto__']);
    expect((value as Record<string, unknown>)['polluted']).to.equal(undefined);
  });

  it('refuses nesting that would overflow the stack', () => {
    expect(where('['.repeat(100_000))).to.deep.equal(['bundle.json-too-deep 1:202']);
    expect(where(`${'['.repeat(150)}${']'.repeat(150)}`)).to.deep.equal([]);
  });

  it('keeps numbers to the last digit with the option', () => {
    const text = '[12345678901234567890, 0.1234567890123456789, 1e400, 1.50, 100, -3, 1e3, 9007199254740991]';
    expect(parseJson(text, { exactNumbers: true }).value).to.deep.equal([
      '12345678901234567890',
      '0.1234567890123456789',
      '1e400',
      1.5,
      100,
      -3,
      1000,
      9_007_199_254_740_991,
    ]);
    expect(parseJson('[12345678901234567890]').value).to.deep.equal([12_345_678_901_234_567_000]);
  });
});
