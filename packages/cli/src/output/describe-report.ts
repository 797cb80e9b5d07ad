import type { TemplateReport } from '@shorui/engine/node';
import type { BlockReport } from '@shorui/engine/word';
import type { CommandContext } from '../command-context.ts';

/** Characters of a paragraph that are shown. */
const longestText = 60;

function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/gu, ' ').trim());
  return characters.length <= longestText ? characters.join('') : `${characters.slice(0, longestText).join('')}…`;
}

function describeBlock(context: CommandContext, block: BlockReport, depth: number): string[] {
  const { colors } = context;
  const { type, path, text, style, numbering, children = [] } = block;
  const level = numbering === undefined ? '' : ` list ${numbering.list}/${numbering.level + 1}`;
  const words = [
    colors.dim(path),
    colors.cyan(type) + (style === undefined ? '' : ` [${style}]`) + level,
    text === undefined ? '' : shorten(text),
  ];
  return [
    '  '.repeat(depth + 1) + words.filter((word) => word !== '').join(' '),
    ...children.flatMap((child) => describeBlock(context, child, depth + 1)),
  ];
}

/** Counts each distinct item of a list, in order of first appearance. */
function counted(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count === 1 ? thing : `${thing} ×${count}`));
}

/** What is in a Word file, in lines for people. */
export function describeReport(context: CommandContext, report: TemplateReport): string[] {
  const { colors } = context;
  const words = context.messages.inspect;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', colors.bold(title), ...lines.map((line) => `  ${line}`)];
  return [
    ...report.parts.flatMap(({ name, kind, blocks }) => [
      colors.bold(words.part(name, kind)),
      ...blocks.flatMap((block) => describeBlock(context, block, 0)),
    ]),
    ...(report.tags.length === 0 ? ['', words.noTags] : section(words.tags, counted(report.tags))),
    ...section(words.fields, counted(report.fields.map(({ instruction }) => instruction.trim()))),
    ...section(
      words.features,
      report.features.map((name) => words.featureNames[name] ?? name),
    ),
  ];
}
