import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { Exhausted } from '../../../packages/server/src/inspection/inspection-thread.ts';
import {
  createInspector,
  type Inspector,
  type InspectorOptions,
} from '../../../packages/server/src/inspection/inspector.ts';
import { largeWord } from '../support/large-word.ts';

const word = () => Promise.resolve(readFileSync('fixtures/templates/quotation.docx'));
const pdf = () => Promise.resolve(readFileSync('fixtures/forms/notification.pdf'));

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('Looking into files of people', function () {
  this.timeout(120_000);

  describe('in one thread', () => {
    let inspector: Inspector;
    before(() => {
      inspector = createInspector({ threads: 1, waiting: 2, milliseconds: 60_000, threadMs: 60_000 });
    });
    after(() => inspector.close());

    it('takes what the engine opens and tells why it does not open the rest, one file after the other', async () => {
      const broken = async () => (await pdf()).subarray(0, 900);
      const [fine, problems, again] = await Promise.all([
        inspector.inspect('word', word),
        inspector.inspect('pdf', broken),
        inspector.inspect('pdf', pdf),
      ]);
      expect([fine, again]).to.deep.equal([[], []]);
      expect(problems.map(({ id }) => id)).to.have.length.within(1, 5);
    });

    it('leaves the thread that answers calls free, however long a file takes', async () => {
      const file = largeWord(100_000);
      let ticks = 0;
      const clock = setInterval(() => (ticks += 1), 5);
      const begun = performance.now();
      await inspector.inspect('word', () => Promise.resolve(file));
      const took = performance.now() - begun;
      clearInterval(clock);
      expect(took).to.be.greaterThan(200);
      expect(ticks, `of ${Math.round(took)} ms`).to.be.greaterThan(took / 5 / 8);
    });

    it('refuses those for whom there is no place to wait, and reads a file only when its turn has come', async () => {
      let read = 0;
      const counted = () => {
        read += 1;
        return word();
      };
      const taken = [1, 2, 3].map(() => inspector.inspect('word', counted));
      const refused = await failureOf(inspector.inspect('word', counted));
      expect(refused).to.be.instanceOf(AppError).with.property('code', 'busy');
      expect(read).to.equal(1);
      expect(await Promise.all(taken)).to.deep.equal([[], [], []]);
      expect(read).to.equal(3);
    });

    it('passes on that a file could not be read', async () => {
      const failure = await failureOf(inspector.inspect('word', () => Promise.reject(new Error('no such file'))));
      expect(failure).to.be.instanceOf(Error).with.property('message', 'no such file');
      expect(await inspector.inspect('word', word)).to.deep.equal([]);
    });
  });

  describe('that are too much for a thread', () => {
    let inspector: Inspector;
    const open = (options: Partial<InspectorOptions>) => {
      inspector = createInspector({ threads: 1, milliseconds: 60_000, ...options });
    };
    afterEach(() => inspector.close());

    it('ends one that takes too long, and looks into the next all the same', async () => {
      open({ threadMs: 1000, idleMs: 1 });
      const file = largeWord(300_000);
      const late = await failureOf(inspector.inspect('word', () => Promise.resolve(file)));
      expect(late).to.be.instanceOf(Exhausted).with.property('message').that.includes('time');
      // A thread that was ended, for this or because nothing came, makes place for a new one.
      expect(await inspector.inspect('word', word)).to.deep.equal([]);
    });

    it('ends one that takes too much memory, and the process lives on', async () => {
      open({ heapMb: 48, threadMs: 60_000 });
      const file = largeWord(300_000);
      const failure = await failureOf(inspector.inspect('word', () => Promise.resolve(file)));
      expect(failure).to.be.instanceOf(Exhausted).with.property('message').that.includes('memory');
      expect(await inspector.inspect('pdf', pdf)).to.deep.equal([]);
    });
  });
});
