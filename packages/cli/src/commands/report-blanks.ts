import type { Problem } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';

/** Tags that are named for one file. */
const longestList = 8;

/** Tells of every file what was left blank because it was not answered: one line a file. */
export function reportBlanks(context: CommandContext, blanks: readonly Problem[]): void {
  const { messages, errorColours } = context;
  const byFile = new Map<string, string[]>();
  for (const { place } of blanks) {
    const file = place.file ?? '';
    byFile.set(file, [...(byFile.get(file) ?? []), place.snippet ?? place.path ?? '']);
  }
  for (const [file, snippets] of byFile) {
    const tags = [...new Set(snippets)];
    const named = tags.slice(0, longestList).join(' ') + (tags.length > longestList ? messages.more : '');
    context.note(`${errorColours.cyan(messages.severity.info)}: ${messages.blanks(file, snippets.length, named)}`);
  }
}
