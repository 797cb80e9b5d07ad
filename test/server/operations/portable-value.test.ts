import { expect } from 'chai';
import fc from 'fast-check';
import { fromPortable, toPortable } from '../../../packages/server/src/operations/rows/portable-value.ts';

describe('a portable value', () => {
  it('has one form, whichever database returned it', () => {
    const pairs = [
      ['boolean', 1, 't', true],
      ['boolean', 0, 'f', false],
      ['integer', 12, '12', 12],
      ['integer', 9_007_199_254_740_991, '9007199254740991', 9_007_199_254_740_991],
      ['real', 0.1, '0.1', 0.1],
      ['decimal', 1.5, '1.50', '1.5'],
      ['decimal', 100, '100', '100'],
      ['instant', '2026-11-21 01:02:03.004 +00:00', '2026-11-21 01:02:03.004+00', '2026-11-21T01:02:03.004Z'],
      ['instant', '2026-11-21T10:02:03+09:00', '2026-11-21 01:02:03+00', '2026-11-21T01:02:03.000Z'],
      ['date', '2026-11-21', '2026-11-21', '2026-11-21'],
      [
        'json',
        '{"b":[1,{"d":1,"c":2}],"a":null}',
        '{"a": null, "b": [1, {"c": 2, "d": 1}]}',
        '{"a":null,"b":[1,{"c":2,"d":1}]}',
      ],
      ['bytes', Buffer.from([0, 255]), '\\x00ff', 'AP8='],
      ['text', '髙﨑𠮷', '髙﨑𠮷', '髙﨑𠮷'],
      ['text', null, null, null],
      ['json', 'null', 'null', 'null'],
    ] as const;
    for (const [kind, sqlite, postgres, portable] of pairs) {
      expect(toPortable(kind, sqlite), `${kind} of SQLite`).to.equal(portable);
      expect(toPortable(kind, postgres), `${kind} of PostgreSQL`).to.equal(portable);
    }
  });

  it('is a point in time only if it is valid', () => {
    expect(() => toPortable('instant', 'yesterday')).to.throw('yesterday');
  });

  it('is read from SQLite as it was written', () => {
    const check = (kind: Parameters<typeof toPortable>[0], value: unknown): void => {
      const portable = toPortable(kind, value);
      expect(toPortable(kind, fromPortable(kind, portable, 'sqlite'))).to.equal(portable);
    };
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (date) => {
        check('instant', date.toISOString());
      }),
    );
    fc.assert(fc.property(fc.json(), (json) => check('json', json)));
    fc.assert(fc.property(fc.uint8Array(), (bytes) => check('bytes', Buffer.from(bytes))));
    fc.assert(fc.property(fc.boolean(), (flag) => check('boolean', flag)));
  });
});
