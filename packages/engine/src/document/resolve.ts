import { resolveAnswers, type RawAnswers, type Resolved, type ResolveOptions } from '../answers/index.ts';
import type { CompiledApplication } from './compiled-application.ts';

/**
 * What a user's answers mean: normalized, checked, with everything visible decided and everything computed. Never throws on
 * bad answers; they are in `errors`.
 */
export function resolve(compiled: CompiledApplication, answers: RawAnswers, options: ResolveOptions = {}): Resolved {
  return resolveAnswers(compiled.answers, answers, options);
}
