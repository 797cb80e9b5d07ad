import { AppError } from '../../errors/app-error.ts';
import { actWords, refusalWords } from '../../messages/approvals.ts';
import type { ApprovalAct, Refusal } from './state.ts';

const join = (possible: readonly ApprovalAct[], locale: 'jp' | 'en'): string =>
  possible.length === 0
    ? refusalWords.nothing[locale]
    : possible.map((act) => actWords[act][locale]).join(locale === 'jp' ? '、' : ', ');

/** The error of an act that is impossible now: it states why, and what is possible instead. */
export function refusedAct(
  refused: Refusal | 'no_request' | 'open' | 'approved' | 'draft',
  possible: readonly ApprovalAct[],
): AppError {
  const params = {
    reason: refusalWords[refused],
    possible: { jp: join(possible, 'jp'), en: join(possible, 'en') },
  };
  return new AppError(refused === 'content_changed' ? 'approval_changed' : 'approval_impossible', { params });
}
