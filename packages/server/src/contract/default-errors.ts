import type { ErrorCode } from '../errors/error-codes.ts';
import type { Endpoint } from './endpoint.ts';

/** Codes that a call may answer with whatever it does: by its access, its input and its being a change. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  const add = (...more: readonly ErrorCode[]): void => more.forEach((code) => codes.add(code));
  if (endpoint.area === 'service') return [...codes, 'server_error'];
  if (endpoint.query !== undefined || endpoint.body !== undefined || endpoint.files !== undefined)
    add('bad_request', 'invalid');
  if (endpoint.body !== undefined || endpoint.files !== undefined) add('too_large', 'unsupported_type');
  if (endpoint.files !== undefined) add('disk_full');
  if (endpoint.params !== undefined) add('not_found');
  if (endpoint.access === 'login' || endpoint.access === 'workspace' || endpoint.access === 'admin')
    add('unauthenticated', 'session_expired', 'suspended');
  if (endpoint.access === 'workspace') {
    add('need_workspace', 'forbidden');
    if (endpoint.withoutGroup !== true) add('need_group');
    if (endpoint.plan !== undefined) add('plan_forbids');
  }
  if (endpoint.notOnBehalf === true) add('not_on_behalf');
  if (endpoint.method !== 'GET' || endpoint.changes === true) add('csrf');
  add('rate_limited', 'server_error', 'busy');
  return [...codes];
}
