import { documentText } from '../../fixtures/document-text.ts';
import type { WordContender } from './start-contender.ts';
import type { Request } from './worker.ts';

/** Text without what engines may do differently: empty paragraphs and spaces at line ends. */
function comparable(document: string): string[] {
  return documentText(new Uint8Array(Buffer.from(document, 'base64')))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Every engine makes the same document before any is timed.
 * @throws Error naming the first line in which an engine differs from the first one
 */
export async function checkOutputs(
  contenders: readonly WordContender[],
  task: Request['task'],
  rows?: number,
): Promise<void> {
  let wanted: readonly string[] | null = null;
  for (const contender of contenders) {
    const { document = '' } = await contender.ask({ task, times: 1, keep: true, ...(rows !== undefined && { rows }) });
    const lines = comparable(document);
    wanted ??= lines;
    const at = Math.max(lines.length, wanted.length);
    for (let line = 0; line < at; line++) {
      if (lines[line] === wanted[line]) continue;
      throw new Error(
        `${contender.name}, ${task}, line ${line + 1}: ${lines[line] ?? '-'} instead of ${wanted[line] ?? '-'}`,
      );
    }
  }
}
