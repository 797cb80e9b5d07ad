import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { UsageError } from '../usage-error.ts';

async function isSameFile(one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  // Two paths may name one file, for example through links.
  return a !== undefined && b !== undefined && a.isFile() && a.ino === b.ino && a.dev === b.dev;
}

const extensions = { Word: ['.docx'], PDF: ['.pdf'], 'Word/PDF': ['.docx', '.pdf'] } as const;

/**
 * Checks that an output path has a suitable extension and is not the input file.
 * @throws {UsageError}
 */
export async function checkOutput(
  context: CommandContext,
  input: string,
  output: string,
  kind: keyof typeof extensions,
): Promise<void> {
  const { messages } = context;
  const extension = extname(output).toLowerCase();
  if (extension !== '' && !extensions[kind].some((each) => each === extension)) {
    throw new UsageError(messages.outputKind(output, kind, extensions[kind]));
  }
  if (output !== '-' && (await isSameFile(context.path(input), context.path(output))))
    throw new UsageError(messages.outputIsInput(output));
}
