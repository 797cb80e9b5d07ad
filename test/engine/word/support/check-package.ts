import { checkContent } from './package/check-content.ts';
import { checkIds, checkNumbering, type Story } from './package/check-ids.ts';
import { checkManners } from './package/check-manners.ts';
import { checkParts } from './package/check-parts.ts';
import { checkTables } from './package/check-tables.ts';
import { readPackage, type WordPackage } from './package/read-package.ts';

const storyType =
  /wordprocessingml\.(document\.main|template\.main|header|footer|footnotes|endnotes|comments)\+xml$|macroEnabled/;

function findStories(read: WordPackage): Story[] {
  return [...read.xml]
    .filter(([part]) => storyType.test(read.contentType(part) ?? ''))
    .map(([part, root]) => ({ part, root }));
}

/**
 * What is wrong with a finished Word file: parts that are not well-formed or lead nowhere, ids that stand twice, tables that
 * do not add up, elements in the wrong place. Each fault starts with the name of the rule it breaks. With `manners` also what
 * Word itself reads but never writes.
 */
export function checkPackage(bytes: Uint8Array, options: { manners?: boolean } = {}): string[] {
  let read: WordPackage;
  try {
    read = readPackage(bytes);
  } catch (error) {
    return [`not-a-package : ${error instanceof Error ? error.message : ''}`];
  }
  const stories = findStories(read);
  const numbering = read.xml.get('word/numbering.xml');
  return [
    ...read.faults,
    ...checkParts(read),
    ...checkIds(stories),
    ...checkNumbering(stories, numbering),
    ...stories.flatMap((story) => [...checkTables(story), ...checkContent(story)]),
    ...(numbering ? checkContent({ part: 'word/numbering.xml', root: numbering }) : []),
    ...(options.manners === true ? checkManners(stories) : []),
  ];
}

/** Name of the rule that a fault breaks. */
export function ruleOf(fault: string): string {
  return fault.slice(0, fault.indexOf(' '));
}

/**
 * Throws when a document filled from a template breaks a rule that the template keeps. What was wrong before may stay so.
 */
export function expectValid(output: Uint8Array, template: Uint8Array): void {
  const found = checkPackage(output, { manners: true });
  if (found.length === 0) return;
  const before = new Set(checkPackage(template, { manners: true }).map(ruleOf));
  const faults = found.filter((fault) => !before.has(ruleOf(fault)));
  if (faults.length > 0) throw new Error(`the document is not valid:\n${faults.slice(0, 20).join('\n')}`);
}
