import type { Caller } from './caller.ts';
import type { Locale } from './locale.ts';

/** What is known of a request so far; grows along the way and is what log lines, metrics and error replies are made of. */
export interface CallState {
  readonly requestId: string;
  readonly locale: Locale;
  /** Name of the endpoint, once matched. */
  endpoint?: string;
  caller?: Caller;
  workspaceId?: number;
  /** Code of the error that the call was answered with. */
  error?: string;
}
