import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '../../../packages/server/src/contract/endpoint.ts';
import { routesOf } from '../../../packages/server/src/http/routes.ts';
import type { RecordedCall } from './test-client.ts';

/** Folder of the examples: one file per resource, by the name of the endpoint. */
export const examplesFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../packages/server/assets/examples');

export interface Example {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/**
 * With SHORUI_KEEP_EXAMPLES=1 the first successful call of each endpoint in a test run becomes its example in the documentation; an
 * endpoint that already has one keeps it unless SHORUI_KEEP_EXAMPLES=all.
 */
const requested = process.env['SHORUI_KEEP_EXAMPLES'];
const recorded = new Set<string>();

export function recordExample(endpoints: readonly Endpoint[], { method, url, body, reply }: RecordedCall): void {
  if (requested === undefined || requested === '' || reply.status >= 300) return;
  const route = routesOf(endpoints).find(
    (each) => each.method === method && !each.isFormTwin && patternOf(each.path).test(url.pathname),
  );
  if (route === undefined || recorded.has(route.endpoint.name)) return;
  recorded.add(route.endpoint.name);
  const file = join(examplesFolder, `${route.endpoint.name.split('.', 1)[0] ?? ''}.json`);
  const known = readExamples(file);
  if (known[route.endpoint.name] !== undefined && requested !== 'all') return;
  const query = Object.fromEntries(url.searchParams);
  known[route.endpoint.name] = hideSecrets({
    path: url.pathname,
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(body === undefined ? {} : { body }),
    ...(route.endpoint.replyKind === 'raw' ? {} : { reply: (reply.body as { data: unknown }).data }),
  }) as Example;
  mkdirSync(examplesFolder, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

export function readExamples(file: string): Record<string, Example> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>;
  } catch {
    return {};
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
}

/** Tokens of a run are replaced by letters of the same length, so that they still match their schema. Hashes of contents (hex) remain. */
function hideSecrets(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/[A-Za-z0-9_-]{32,}/g, (secret) =>
      /^[0-9a-f]{64}$/.test(secret) ? secret : 'x'.repeat(secret.length),
    );
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hideSecrets(member)]));
}
