import type { Place } from '../../../problems/index.ts';
import { placeOf, type ApplicationCheck } from './application-check.ts';

/** Repeat lists have a range and questions, and a question is in one list only: its answers have one place. */
export function checkRepeats(check: ApplicationCheck): void {
  const firstList = new Map<number, Place>();
  for (const at of check.of('repeat_option')) {
    const { min, max, questions } = at.thing;
    if (min > max) check.report('application.invalid-repeat-range', placeOf(at, '/min'), { min, max });
    if (questions.length === 0) check.report('application.empty-repeat', placeOf(at, '/questions'));
    for (const [index, id] of questions.entries()) {
      const place = placeOf(at, `/questions/${index}`);
      const earlier = firstList.get(id);
      const question = check.index.questions.get(id)?.name ?? String(id);
      if (earlier) check.report('application.invalid-two-lists', place, { question }, earlier);
      else firstList.set(id, place);
    }
  }
}
