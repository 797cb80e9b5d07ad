import { defaultLimits, ShoruiError } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';
import type { CommandContext } from '../command-context.ts';
import { UsageError } from '../usage-error.ts';

/** What an argument says for standard input or standard output. */
export const standardStream = '-';

/** A file as the messages call it: `-` is standard input. */
export function shownName({ messages }: CommandContext, given: string): string {
  return given === standardStream ? messages.standardInput : given;
}

/**
 * Everything on standard input. It can be read once.
 * @throws {UsageError} when two arguments ask for it
 * @throws {ShoruiError} `bundle.too-large`
 */
export async function readStandardInput(context: CommandContext): Promise<Uint8Array> {
  const { messages, io } = context;
  if (context.hasReadInput) throw new UsageError(messages.inputTwice);
  context.hasReadInput = true;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of io.stdin ?? []) {
    io.signal?.throwIfAborted();
    size += piece.length;
    if (size > defaultLimits.fileBytes) {
      const limit = Math.ceil(defaultLimits.fileBytes / 1024 / 1024);
      throw new ShoruiError([createProblem('bundle.too-large', { file: messages.standardInput }, { limit })]);
    }
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
