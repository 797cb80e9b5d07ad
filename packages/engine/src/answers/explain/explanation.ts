import { explanationWords, type ExplanationWords } from '../../problems/catalogue/explanation-words.ts';
import type { Locale } from '../../problems/index.ts';

/** What a condition is about, and what was answered there. */
export interface ExplainedSubject {
  readonly kind: 'question' | 'field';
  readonly id: number;
  readonly name: string;
  /** What a person knows it by: the title of a question, the label of a field. */
  readonly title: string;
  /** Answers as text, one for each repetition that is looked at; empty when there are none. */
  readonly values: readonly string[];
  readonly hidden: boolean;
  /** The values are numbers of repetitions. */
  readonly counted?: boolean;
}

/** A statement, whether it holds, and why: a tree from the subject down to the answers that decide it. */
export interface Explanation {
  readonly text: Readonly<Record<Locale, string>>;
  readonly holds: boolean;
  readonly subject?: ExplainedSubject;
  /** Of a loop: how many repetitions there are. */
  readonly repetitions?: number;
  readonly children: readonly Explanation[];
}

/** The same statement in both languages. */
export function say(statement: (words: ExplanationWords) => string): Explanation['text'] {
  return { ja: statement(explanationWords.ja), en: statement(explanationWords.en) };
}

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
