import type { ErrorEnvelope } from '../../../packages/server/src/contract/shapes.ts';
import { toAppError } from '../../../packages/server/src/errors/to-app-error.ts';
import { errorEnvelope } from '../../../packages/server/src/http/error-reply.ts';
import { checkInput } from '../../../packages/server/src/http/input/check-input.ts';
import { checkJson } from '../../../packages/server/src/http/input/check-json.ts';
import { textsOf, type Call, type Route } from './calls.ts';

/** What the server replies to a call that it refuses before any handler sees it. */
export interface Refusal {
  readonly status: number;
  readonly body: ErrorEnvelope;
}

/** Validates a call as the server does, without sending it; undefined if it would reach a handler. */
export function refusalOf({ endpoint, method }: Route, call: Call): Refusal | undefined {
  const { params, query } = textsOf(call);
  const body = method === 'GET' || method === 'DELETE' ? undefined : call.body;
  try {
    for (const part of [query, endpoint.body === undefined ? undefined : body, params]) checkJson(part);
    checkInput(endpoint, { params, query, body, bodyIsText: false }, 'jp');
    return undefined;
  } catch (thrown) {
    const error = toAppError(thrown);
    return { status: error.status, body: errorEnvelope(error, 'jp', '') };
  }
}
