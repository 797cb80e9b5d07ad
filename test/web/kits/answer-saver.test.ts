import { expect } from 'chai';
import type { Answers } from '../../../packages/web/src/kits/questions/answer-path.ts';
import { AnswerSaver } from '../../../packages/web/src/kits/saved-answers/answer-saver.ts';

/** Answers of a page, and a server that replies when the test says so. */
class Desk {
  readonly answers: Record<string, unknown> = {};
  readonly sent: Answers[] = [];
  kept: Answers = {};
  timesRead = 0;
  #reply: ((version: number | Error) => void) | undefined;
  readonly saver = new AnswerSaver({
    version: 1,
    read: (name) => this.answers[name],
    send: (answers) => {
      this.sent.push(answers);
      return new Promise((resolve, reject) => {
        this.#reply = (version) => (typeof version === 'number' ? resolve(version) : reject(version));
      });
    },
    keep: (answers) => {
      this.kept = answers;
    },
    onBehind: () => {
      this.timesRead++;
    },
  });

  /** Waits for a call; the promises of the calls before need some turns. */
  async hasSent(count: number): Promise<void> {
    for (let turn = 0; this.sent.length < count && turn < 100; turn++) {
      // oxlint-disable-next-line no-await-in-loop -- each turn waits for the one before
      await Promise.resolve();
    }
    expect(this.sent).to.have.length(count);
  }

  type(name: string, value: unknown): void {
    this.answers[name] = value;
    this.saver.note(name);
  }

  reply(version: number | Error): void {
    this.#reply?.(version);
  }
}

describe('the saver of answers', () => {
  it('counts what is being sent as not saved until the server has replied, and keeps it in the browser so long', async () => {
    const desk = new Desk();
    desk.type('会社名', '株式会社青葉');
    const flushed = desk.saver.flush();
    expect(desk.sent).to.deep.equal([{ 会社名: '株式会社青葉' }]);
    // Another device has saved in between. What is read now lacks the answer of the call that is under way.
    desk.saver.seen(2);
    expect([...desk.saver.unsaved]).to.deep.equal(['会社名']);
    desk.type('代表者', '髙橋');
    expect(desk.kept).to.deep.equal({ 会社名: '株式会社青葉', 代表者: '髙橋' });
    desk.reply(3);
    await desk.hasSent(2);
    expect(desk.sent[1]).to.deep.equal({ 代表者: '髙橋' });
    expect([...desk.saver.unsaved]).to.deep.equal(['代表者']);
    expect(desk.kept).to.deep.equal({ 代表者: '髙橋' });
    expect(desk.timesRead).to.equal(0);
    desk.reply(4);
    // What is asked to be sent includes what was answered during the call.
    expect(await flushed).to.equal(true);
    expect(desk.kept).to.deep.equal({});
    expect(desk.saver.state.kind).to.equal('saved');
  });

  it('reads the record again when another device has saved without this page having seen it', async () => {
    const desk = new Desk();
    desk.type('会社名', '株式会社青葉');
    const flushed = desk.saver.flush();
    desk.reply(3);
    expect(await flushed).to.equal(true);
    expect(desk.timesRead).to.equal(1);
    expect(desk.saver.version).to.equal(3);
  });

  it('does not go back to an older version when a newer one was read during a call', async () => {
    const desk = new Desk();
    desk.type('会社名', '株式会社青葉');
    const flushed = desk.saver.flush();
    desk.saver.seen(5);
    desk.reply(4);
    await flushed;
    expect(desk.saver.version).to.equal(5);
  });

  it('gives up after a call that fails, though more was answered meanwhile', async () => {
    const desk = new Desk();
    desk.type('会社名', '株式会社青葉');
    const flushed = desk.saver.flush();
    desk.type('代表者', '髙橋');
    desk.reply(new TypeError('failed to fetch'));
    expect(await flushed).to.equal(false);
    expect(desk.sent).to.have.length(1);
    expect(desk.kept).to.deep.equal({ 代表者: '髙橋', 会社名: '株式会社青葉' });
    const ended = desk.saver.close();
    desk.reply(2);
    await ended;
  });

  it('sends answers again that a call has lost', async () => {
    const desk = new Desk();
    desk.type('会社名', '株式会社青葉');
    const flushed = desk.saver.flush();
    desk.reply(new TypeError('failed to fetch'));
    expect(await flushed).to.equal(false);
    expect(desk.saver.state.kind).to.equal('offline');
    expect(desk.kept).to.deep.equal({ 会社名: '株式会社青葉' });
    const again = desk.saver.close();
    desk.reply(2);
    await again;
    expect(desk.sent).to.have.length(2);
    expect(desk.saver.state.kind).to.equal('saved');
  });
});
