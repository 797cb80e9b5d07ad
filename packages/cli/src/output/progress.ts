import type { CommandContext } from '../command-context.ts';

/** Shows the progress of a long operation. */
export interface Progress {
  /** Work on the item at `index` (from 0) of `total` begins. */
  begin(index: number, total: number, name: string): void;
  stop(): void;
}

/** Lines that a log gets at most, however many items there are. */
const longestLog = 20;

function isStream(stream: unknown): stream is NodeJS.WritableStream {
  return typeof stream === 'object' && stream !== null && 'on' in stream;
}

async function barProgress(context: CommandContext, stream: NodeJS.WritableStream): Promise<Progress> {
  const { SingleBar } = await import('cli-progress');
  const format = `{bar} {value}/{total} ${context.messages.remaining} {eta_formatted} {name}`;
  const bar = new SingleBar({ stream, format, clearOnComplete: true, hideCursor: true, barsize: 24 });
  let started = false;
  return {
    begin(index, total, name) {
      if (!started) bar.start(total, 0, { name });
      started = true;
      bar.update(index, { name });
    },
    stop() {
      if (started) bar.stop();
    },
  };
}

function lineProgress(context: CommandContext): Progress {
  return {
    begin(index, total, name) {
      const step = Math.ceil(total / longestLog);
      // One document is made faster than a line is read.
      if (total > 1 && index % step === 0) context.note(context.messages.progress(index + 1, total, name));
    },
    stop() {},
  };
}

/** A bar with the time that is left on a terminal, plain lines elsewhere; both on standard error. */
export async function createProgress(context: CommandContext): Promise<Progress> {
  const { stderr } = context.io;
  return stderr.isTTY === true && isStream(stderr) ? barProgress(context, stderr) : lineProgress(context);
}
