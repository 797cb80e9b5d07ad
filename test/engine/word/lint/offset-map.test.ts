import { expect } from 'chai';
import fc from 'fast-check';
import { OffsetMap } from '../../../../packages/engine/src/word/lint/parts/spelt-parts.ts';
import type { TextEdit } from '../../../../packages/engine/src/word/write/edit-text.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

/** Stretches of a text in order: kept ones, and ones that are replaced by another text. */
const stretches = fc.array(
  fc.record({ length: fc.integer({ min: 1, max: 5 }), to: fc.option(fc.nat({ max: 4 }), { nil: null }) }),
  { maxLength: 12 },
);

describe('mapping offsets back to the text before its edits', () => {
  it('maps every kept character to itself, and every replacement to the replaced text', () => {
    fc.assert(
      fc.property(stretches, (parts) => {
        const edits: TextEdit[] = [];
        /** For each character of the new text, the stretch of the old one that it came from. */
        const origins: { start: number; end: number; kept: boolean }[] = [];
        let at = 0;
        for (const { length, to } of parts) {
          if (to !== null) edits.push({ start: at, end: at + length, from: 'x'.repeat(length), to: 'y'.repeat(to) });
          const characters = to ?? length;
          for (let index = 0; index < characters; index++) {
            const start = to === null ? at + index : at;
            origins.push({ start, end: to === null ? start + 1 : at + length, kept: to === null });
          }
          at += length;
        }
        const map = new OffsetMap(edits.toReversed());
        origins.forEach(({ start, end, kept }, offset) => {
          // The place of one character: from its start to the offset behind it, taken back as an end.
          expect(map.before(offset + 1, true), `end of ${offset}`).to.equal(end);
          const before = map.before(offset);
          // What was taken out just in front of it belongs to it.
          const isTakenOut = edits.some((edit) => edit.to === '' && edit.start === before && edit.end <= start);
          if (kept) expect(before === start || isTakenOut, `start of ${offset}`).to.equal(true);
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not search a hundred thousand edits one by one', () => {
    const edits = Array.from({ length: 100_000 }, (_, index) => ({
      start: index * 2,
      end: index * 2 + 1,
      from: 'a',
      to: 'bb',
    }));
    const map = new OffsetMap(edits);
    // Looking for one edit after the other would take ten thousand times as long as the bound.
    const wrong = expectProcessorTime(2_500, () => {
      let count = 0;
      for (let index = 0; index < 100_000; index++) if (map.before(index * 3) !== index * 2) count++;
      return count;
    });
    expect(wrong).to.equal(0);
  });
});
