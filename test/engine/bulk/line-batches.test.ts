import { expect } from 'chai';
import fc from 'fast-check';
import { createLineSplitter } from '@shorui/engine/bulk';
import { LineBatcher } from '../../../packages/engine/src/node/bulk/line-batches.ts';
import {
  batchRecords,
  batchSize,
  lastNumber,
  recordLimit,
  type RecordBatch,
} from '../../../packages/engine/src/node/bulk/record-batch.ts';

/** Feeds bytes in pieces of the given lengths. */
function batchesOf(bytes: Uint8Array, lengths: readonly number[] = []): RecordBatch[] {
  const batcher = new LineBatcher();
  const batches: RecordBatch[] = [];
  let at = 0;
  for (const length of lengths) {
    batches.push(...batcher.feed(bytes.subarray(at, at + length)));
    at += length;
  }
  return [...batches, ...batcher.feed(bytes.subarray(at)), ...batcher.end()];
}

/** A text with its records as the splitter of texts finds them. */
function expected(text: string) {
  const splitter = createLineSplitter(recordLimit);
  return [...splitter.feed(text), ...splitter.end()].map(({ text: json, line }) => [line, json]);
}

const spaces = ['', ' ', '\t \v', '\u3000', ' \u3000\u3000', '\r'];
const texts = ['{"会社名":"山田"}', ' {"a":1}', '\u3000{"a":"ｱ"}', '\u0000', 'ソ𠮷', '\u0085'];
const lines = fc.array(fc.oneof(fc.constantFrom(...spaces), fc.constantFrom(...texts)), { maxLength: 80 });

describe('batches of the lines of a file', () => {
  it('contain the records of the text, with their numbers and lines, however its bytes are split', () => {
    const cuts = fc.array(fc.nat(60), { maxLength: 30 });
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\r\n'), cuts, fc.boolean(), (all, end, pieces, ends) => {
        const text = all.join(end) + (ends ? end : '');
        const batches = batchesOf(Buffer.from(text), pieces);
        const records = batches.flatMap((batch) => batchRecords(batch));
        const found = records.map((record) => (record.kind === 'json' ? [record.line, record.text] : null));
        expect(found).to.deep.equal(expected(text));
        expect(records.map(({ number }) => number)).to.deep.equal(records.map((_, index) => index + 1));
        let last = 0;
        for (const batch of batches) {
          const { length } = batchRecords(batch);
          expect(length).to.be.within(1, batchSize);
          expect(lastNumber(batch)).to.equal((last += length));
        }
      }),
    );
  });

  it('skip a byte order mark, and report bytes that cannot be decoded', () => {
    const bytes = Buffer.concat([
      Buffer.from('\uFEFF{"a":1}\n{"b":"'),
      Buffer.from([0xe3, 0x81]),
      Buffer.from('"}\n{}'),
    ]);
    const records = batchesOf(bytes, [1, 1, 1, 5]).flatMap((batch) => batchRecords(batch));
    expect(records.map((record) => (record.kind === 'json' ? record.text : record.kind))).to.deep.equal([
      '{"a":1}',
      'broken',
      '{}',
    ]);
  });

  it('skip a line that is longer than the record limit, without buffering it, and continue after it', () => {
    for (const long of [recordLimit + 1, 3 * recordLimit + 10]) {
      const batcher = new LineBatcher();
      const piece = Buffer.alloc(1 << 20, 'x');
      const batches = [...batcher.feed(Buffer.from('{"a":1}\n'))];
      for (let left = long; left > 0; left -= piece.length) batches.push(...batcher.feed(piece.subarray(0, left)));
      batches.push(...batcher.feed(Buffer.from('\n\n{"b":1}')), ...batcher.end());
      const records = batches.flatMap((batch) => batchRecords(batch));
      const found = records.map((record) => [record.number, 'line' in record ? record.line : 0, record.kind]);
      expect(found).to.deep.equal([
        [1, 1, 'json'],
        [2, 2, 'broken'],
        [3, 4, 'json'],
      ]);
      expect(records.map((record) => (record.kind === 'broken' ? record.problem.id : ''))[1]).to.equal(
        'bulk.record-too-large',
      );
    }
  });

  it('count blanks longer than the record limit as a record, like the reader of a text', () => {
    const blank = Buffer.alloc(recordLimit + 2, ' ');
    const records = batchesOf(Buffer.concat([blank, Buffer.from('\n{}')])).flatMap((batch) => batchRecords(batch));
    expect(records.map(({ number, kind }) => [number, kind])).to.deep.equal([
      [1, 'broken'],
      [2, 'json'],
    ]);
  });
});
