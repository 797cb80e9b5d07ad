import { createHash } from 'node:crypto';
import type { TemplateData, TemplateValue } from '@shorui/engine';
import { DisplayValue } from '@shorui/engine/word';
import { longestAnswer } from '../../contract/applications/index.ts';

/** Most answers of one run by which it is found. */
const mostFacts = 300;

/** The key of an answer, `a:` and 12 hexadecimal digits: alike on both databases, and without a character that LIKE treats specially. */
export const answerKey = (name: string, value: string): string =>
  `a:${createHash('sha256')
    .update(JSON.stringify([name, value]))
    .digest('hex')
    .slice(0, 12)}`;

/** Texts of an answer: what a document shows, and what is compared where that differs. Lists have those of their items. */
function textsOf(value: TemplateValue): readonly string[] {
  if (value instanceof DisplayValue) return [value.text, ...(value.value === null ? [] : [String(value.value)])];
  if (Array.isArray(value)) return value.flatMap((each: TemplateValue) => (Array.isArray(each) ? [] : textsOf(each)));
  return value === null || value === undefined || typeof value === 'object' ? [] : [String(value)];
}

/** Keys of the answers of a run with a space around each, for `answer_facts`. Questions of repetitions are left out. */
export function answerFactsOf(data: TemplateData): string {
  const keys = new Set<string>();
  for (const [name, value] of Object.entries(data)) {
    for (const text of textsOf(value)) if (text !== '' && text.length <= longestAnswer) keys.add(answerKey(name, text));
    if (keys.size >= mostFacts) break;
  }
  return keys.size === 0 ? '' : ` ${[...keys].slice(0, mostFacts).join(' ')} `;
}
