import { explanationWords } from '../../problems/catalogue/explanation-words.ts';
import type { Locale } from '../../problems/index.ts';
import type { Explanation } from './explanation.ts';

/** An explanation in lines, from the subject inwards to the answers that decide it: each with its mark (○ or ×). */
export function describeExplanation(explanation: Explanation, locale: Locale): string[] {
  const { yes, no } = explanationWords[locale];
  const indent = locale === 'ja' ? '\u3000' : '  ';
  const lines: string[] = [];
  const add = ({ text, holds, children }: Explanation, depth: number): void => {
    lines.push(`${indent.repeat(depth)}${holds ? yes : no} ${text[locale]}`);
    for (const child of children) add(child, depth + 1);
  };
  add(explanation, 0);
  return lines;
}
