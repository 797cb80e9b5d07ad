import { repeatName, scopeChain, scopeOfQuestion } from '../application/answer-names.ts';
import type { ApplicationIndex } from '../application/index-application.ts';
import type { Place } from '../problems/index.ts';
import type { ColumnPath } from './column-path.ts';

/** The way to the answer that a place is about; empty when it is not about an answer. */
export function placePath(index: ApplicationIndex, { question, field, repeat = [] }: Place): ColumnPath {
  const name = field?.name ?? question?.name;
  if (name === undefined) return [];
  const lists = question && question.id !== 0 ? scopeChain(index, scopeOfQuestion(index, question.id)) : [];
  const around = repeat.flatMap((position, level): (string | number)[] => {
    const list = index.repeats.get(lists[level] ?? 0);
    return list ? [repeatName(list.thing, list.question), position] : [];
  });
  return [...around, name];
}
