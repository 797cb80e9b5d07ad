import { Value } from 'typebox/value';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { AppError } from '../errors/app-error.ts';
import { checkSchema } from './input/schemas.ts';

/** A bug in the server: a handler returned a reply that violates its contract. */
export class ReplyMismatch extends Error {
  constructor(endpoint: string, complaints: readonly string[]) {
    super(`${endpoint} answered against its contract: ${complaints.join('; ')}`);
    this.name = 'ReplyMismatch';
  }
}

/**
 * Validates reply data. In tests and development a reply that violates the contract is an error; in production unknown members are
 * removed (and logged), and a reply that still does not match is refused, so a column is never exposed by accident.
 */
export function checkReply(endpoint: Endpoint, data: unknown, mode: Config['mode'], logger: Logger): unknown {
  const complaints = complain(endpoint, data);
  if (complaints.length === 0) return data;
  const mismatch = new ReplyMismatch(endpoint.name, complaints);
  if (mode !== 'production') throw new AppError('server_error', { cause: mismatch });
  const cleaned = Value.Clean(endpoint.reply, structuredClone(data));
  if (complain(endpoint, cleaned).length > 0) throw new AppError('server_error', { cause: mismatch });
  logger.error({ err: mismatch }, 'members that the contract does not name were taken out of a reply');
  return cleaned;
}

/** Names of members and keywords, never values. */
function complain(endpoint: Endpoint, data: unknown): string[] {
  return checkSchema(endpoint.reply, data).map(({ instancePath, keyword, params }) => {
    const { additionalProperty, missingProperty } = params as Readonly<Record<string, string>>;
    return `${instancePath || 'data'} ${keyword} ${additionalProperty ?? missingProperty ?? ''}`;
  });
}
