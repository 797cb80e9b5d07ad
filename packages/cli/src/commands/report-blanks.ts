import type { Problem } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';

/** Maximum number of tags listed for one file. */
const longestList = 8;

/** Lists the tags that are blank because they were not answered, one line per file. */
export function reportBlanks(context: CommandContext, blanks: readonly Problem[]): void {
  const { messages, errorColors } = context;
  const byFile = new Map<string, string[]>();
  for (const { place } of blanks) {
    const file = place.file ?? '';
    byFile.set(file, [...(byFile.get(file) ?? []), place.snippet ?? place.path ?? '']);
  }
  for (const [file, snippets] of byFile) {
    const tags = [...new Set(snippets)];
    const named = tags.slice(0, longestList).join(' ') + (tags.length > longestList ? messages.more : '');
    context.note(`${errorColors.cyan(messages.severity.info)}: ${messages.blanks(file, snippets.length, named)}`);
  }
}
