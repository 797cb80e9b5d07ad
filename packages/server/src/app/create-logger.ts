import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { describeError } from './describe-error.ts';

/** Properties with secret values, at any place of a log line up to two levels deep. */
const secrets = [
  'password',
  'new_password',
  'current_password',
  'token',
  'access_token',
  'adminToken',
  'secret',
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  '["set-cookie"]',
  '["x-xsrf-token"]',
];

const withDepth = (name: string): string[] => {
  const below = (prefix: string): string => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`);
  return [name, below('*'), below('*.*')];
};

/**
 * JSON lines to standard output. Secrets are left out by their names, errors are cut to what does not hold values of queries. Calls do
 * not wait until their line is written; what is left is written when the process ends.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap(withDepth), censor: '***' },
    serializers: { err: describeError },
  };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}
