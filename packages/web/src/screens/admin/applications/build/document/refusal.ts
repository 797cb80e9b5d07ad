import { ShoruiError } from '@shorui/engine';
import { problemText } from '@shorui/engine/problems';
import { storedLocale } from '../../../../../messages/locale.ts';

/** Language of the words of the engine. */
export const engineLocale = storedLocale() === 'en' ? 'en' : 'ja';

/** Why the engine refuses a change, in the words of its catalogue. Other errors are faults of the program. */
export function wordsOfRefusal(error: unknown): string {
  if (!(error instanceof ShoruiError)) throw error;
  return error.problems
    .map((problem) => problemText(problem, engineLocale))
    .map(({ what, fix }) => `${what}${fix}`)
    .join('\n');
}
