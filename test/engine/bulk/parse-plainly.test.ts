import { expect } from 'chai';
import fc from 'fast-check';
import { parsePlainly } from '../../../packages/engine/src/bulk/read-record.ts';
import { parseJson } from '../../../packages/engine/src/bundle/index.ts';

const exactly = (text: string): unknown => {
  try {
    return parseJson(text, { exactNumbers: true }).value;
  } catch {
    return 'refused';
  }
};

describe('reading plain JSON of a record', () => {
  it('gives the same as the exact reader, or leaves the text to it', () => {
    const texts = fc.constantFrom('a', 'b', '__proto__', 'x": 1', ':', '":', '\\"', '\\', '会社名');
    // Objects are written by hand, so that a name may come twice.
    const { text } = fc.letrec<{ text: string }>((tie) => {
      const entry = fc.tuple(texts, tie('text')).map(([name, value]) => `${JSON.stringify(name)} : ${value}`);
      return {
        text: fc.oneof(
          { maxDepth: 4 },
          fc.jsonValue().map((value) => JSON.stringify(value)),
          texts.map((value) => JSON.stringify(value)),
          fc.array(tie('text'), { maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
          fc.array(entry, { maxLength: 4 }).map((entries) => `{${entries.join(', ')}}`),
        ),
      };
    });
    fc.assert(
      fc.property(text, (given) => {
        const plain = parsePlainly(given);
        if (plain !== undefined) expect(plain).to.deep.equal(exactly(given));
      }),
    );
  });

  it('reads ordinary records itself', () => {
    const text =
      '{"会社名": "株式会社「山田」: \\"商店\\"\\n", "明細": [{"金額": 1200.5}, {"金額": -3e2}], "空": null}';
    expect(parsePlainly(text)).to.deep.equal(exactly(text)).and.to.not.equal(undefined);
  });

  it('leaves invalid and lossy JSON to the exact reader', () => {
    const texts = [
      '{"a": 1, "a": 2}',
      '{"a": {"b": 1, "\\u0062": 2}}',
      '{"a": 12345678901234567890}',
      '{"a": 0.12345678901234567890}',
      '{"a": 1e999}',
      '{"a": ":", "a": 1}',
      `${'['.repeat(150)}${']'.repeat(150)}`,
      '\uFEFF{"a": 1}',
      '{"a": }',
      '',
    ];
    for (const text of texts) expect(parsePlainly(text), text).to.equal(undefined);
  });
});
