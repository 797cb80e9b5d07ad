import type { Place } from '../../../problems/index.ts';
import { publishState } from '../../schema/index.ts';
import { placeOf, type ApplicationCheck } from './application-check.ts';

/** A public or limited application has a file (specification section 4), and each plan has one price. */
export function checkPublication(check: ApplicationCheck): void {
  const { publish, files } = check.application;
  if (publish !== publishState.private && files.length === 0) {
    check.report('application.invalid-published-without-file', { pointer: '/publish' });
  }
  const prices = new Map<number, Place>();
  for (const at of check.of('plan_price')) {
    const { plan_id: id } = at.thing;
    const place = placeOf(at, '/plan_id');
    const earlier = prices.get(id);
    if (earlier) check.report('application.invalid-duplicate-plan', place, { id }, earlier);
    else prices.set(id, place);
  }
}
