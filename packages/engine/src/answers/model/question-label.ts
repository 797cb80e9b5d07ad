import type { Question } from '../../application/schema/index.ts';

/** Ends of sentences. */
const sentenceEnd = /[。．.？?！!]\s*$/;

/**
 * What messages call a question: its text, as people read it, or its name where the text is a sentence. `発行者を入力してください。`
 * cannot be part of `{field}は必須項目です`.
 */
export const questionLabel = ({ name, title }: Pick<Question, 'name' | 'title'>): string =>
  sentenceEnd.test(title) ? name : title;
