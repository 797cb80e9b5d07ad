import { answersCatalogue } from '../../problems/catalogue/answers.ts';
import { filledText } from '../../problems/filled-text.ts';
import type { Locale, ProblemParams } from '../../problems/index.ts';

/** The problems of answers. A program that checks answers needs no texts of the others. */
export type AnswersProblemId = keyof typeof answersCatalogue;

/** One thing wrong with a value: the rule that found it, with its messages or the problem that has the words. */
export type Fault =
  | { readonly rule: string; readonly messages: Readonly<Record<Locale, string>> }
  | { readonly rule: string; readonly problem: AnswersProblemId; readonly params: ProblemParams };

/** Faults of one place. null is the usual case: nothing wrong, nothing stored. */
export type Faults = readonly Fault[] | null;

/** The words of a fault, to be shown below the field. */
export function faultMessage(fault: Fault, locale: Locale): string {
  if ('messages' in fault) return fault.messages[locale];
  const { what, fix } = filledText(answersCatalogue[fault.problem][locale], fault.params);
  if (fix === '') return what;
  return locale === 'ja' ? what + fix : `${what} ${fix}`;
}

/** True if both lists hold the same faults, compared by identity and then by content. */
export function sameFaults(a: Faults, b: Faults): boolean {
  if (a === b) return true;
  if (a === null || b === null || a.length !== b.length) return false;
  return a.every((fault, index) => {
    const other = b[index];
    return other !== undefined && (fault === other || (fault.rule === other.rule && words(fault) === words(other)));
  });
}

function words(fault: Fault): string {
  return 'messages' in fault ? fault.messages.ja : JSON.stringify([fault.problem, fault.params]);
}
