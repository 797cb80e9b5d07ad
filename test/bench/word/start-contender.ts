import { Contender } from '../contender.ts';
import type { Reply, Request } from './worker.ts';

/** An engine of this bench. */
export type WordContender = Contender<Request, Reply>;

/** Starts an engine of this bench. */
export function startWordContender(name: string): Promise<WordContender> {
  return Contender.start(name, new URL('worker.ts', import.meta.url), 'source');
}
