import { expect } from 'chai';
import fc from 'fast-check';
import { Type } from 'typebox';
import { backoffMs } from '../../../packages/server/src/jobs/backoff.ts';
import { createJobId, jobIdOf } from '../../../packages/server/src/jobs/job-id.ts';
import { createKinds } from '../../../packages/server/src/jobs/kinds.ts';

describe('delays between tries', () => {
  const backoff = { firstMs: 1000, mostMs: 60_000 };

  it('double from the first up to the maximum, minus a random part of at most half', () => {
    expect([1, 2, 3, 4].map((failures) => backoffMs(backoff, failures, () => 1))).to.deep.equal([
      1000, 2000, 4000, 8000,
    ]);
    expect([1, 2, 3, 4].map((failures) => backoffMs(backoff, failures, () => 0))).to.deep.equal([
      500, 1000, 2000, 4000,
    ]);
    expect([7, 100, 1e9].map((failures) => backoffMs(backoff, failures, () => 1))).to.deep.equal([
      60_000, 60_000, 60_000,
    ]);
  });

  it('are whole milliseconds within these bounds for every random value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
        const ms = backoffMs(backoff, failures, () => chance);
        expect(Number.isInteger(ms)).to.equal(true);
        expect(ms).to.be.within(500, 60_000);
      }),
    );
  });
});

describe('ids of jobs', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('are UUIDs that sort in order of creation, also when the clock does not advance or goes back', () => {
    const start = Date.now() + 10_000;
    const clock = [...Array.from({ length: 6000 }, () => start), start - 5000, start + 1, start];
    const ids = clock.map((ms) => createJobId(ms));
    for (const id of ids) expect(id).to.match(uuid);
    expect([...ids].sort()).to.deep.equal(ids);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('derived from a name are the same for the same name', () => {
    expect(jobIdOf('schedule daily 2026')).to.match(uuid).and.to.equal(jobIdOf('schedule daily 2026'));
    expect(jobIdOf('schedule daily 2027')).not.to.equal(jobIdOf('schedule daily 2026'));
  });
});

describe('kinds of jobs', () => {
  const payload = Type.Object({});

  it('have names that both backends accept, each once', () => {
    for (const name of ['', 'Send', 'a b', '1a', 'a_b', 'a'.repeat(50)]) {
      expect(() => createKinds([{ name, payload }]), name).to.throw(/cannot be named/);
    }
    expect(() =>
      createKinds([
        { name: 'a', payload },
        { name: 'a', payload },
      ]),
    ).to.throw(/Two kinds/);
  });

  it('may validate what a schema cannot express', () => {
    const kinds = createKinds([
      {
        name: 'a',
        payload,
        check: () => {
          throw new Error('not today');
        },
      },
    ]);
    expect(() => kinds.check('a', {})).to.throw('not today');
    expect(() => kinds.check('a', [])).to.throw(/must be object/);
  });
});
