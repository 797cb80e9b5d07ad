import { applicationUserState, type ApplicationUserState } from '../application/schema/index.ts';
import type { Resolved } from './resolved.ts';

/**
 * How far a user has come: not answered (0) while nothing is, complete (2) when something is and nothing is wrong or left out,
 * answering (1) in between.
 */
export function applicationUserStateOf(resolved: Resolved): ApplicationUserState {
  if (!resolved.questions.some(({ answered }) => answered)) return applicationUserState.not_answered;
  return resolved.errors.length === 0 ? applicationUserState.complete : applicationUserState.answering;
}
