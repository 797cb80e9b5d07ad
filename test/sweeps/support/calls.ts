import { readFileSync } from 'node:fs';
import { pdfType, wordType } from '../../../packages/server/src/contract/index.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import type { Endpoint, Method } from '../../../packages/server/src/contract/index.ts';
import type { TestClient, TestReply } from '../../server/support/test-client.ts';
import { sampleOf, type JsonSchema } from './sample.ts';

type Values = Readonly<Record<string, unknown>>;

/** All data sent with one call. */
export interface Call {
  readonly params: Values;
  readonly query: Values;
  readonly body: unknown;
}

/** An address of an endpoint: its own path, or one of its aliases. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly method: Method;
  readonly path: string;
}

export function routesOf(endpoints: readonly Endpoint[]): readonly Route[] {
  return endpoints.flatMap((endpoint) => [
    { endpoint, method: endpoint.method, path: endpoint.path },
    ...(endpoint.aliases ?? []).map(({ method, path }) => ({ endpoint, method, path })),
  ]);
}

export const titleOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Whether the call changes data. */
export const isChange = ({ endpoint, method }: Route): boolean => method !== 'GET' || endpoint.changes === true;

/** Event streams stay open until the client disconnects; the sweeps only check how they are refused. */
export const isStream = ({ endpoint }: Route): boolean =>
  endpoint.name.endsWith('.stream') || endpoint.name.endsWith('events.stream');

/** Members of queries that the server checks beyond their schema, by endpoint. */
const valuesBeyondSchemas: Readonly<Record<string, Values>> = {
  'postalCodes.find': { post_code: '100-0001' },
  'postalCodes.findForStaff': { post_code: '100-0001' },
};

/** A call with valid values; `whole` false: without optional members, such as filters of a list. */
export function sampleCall({ name, params, query, body }: Endpoint, whole = true): Call {
  const sample = (schema: unknown): unknown =>
    schema === undefined ? undefined : sampleOf(schema as JsonSchema, whole);
  return {
    params: (sample(params) ?? {}) as Values,
    query: { ...((sample(query) ?? {}) as Values), ...valuesBeyondSchemas[name] },
    body: sample(body),
  };
}

/** Sends a call. Multipart endpoints get their fields without a file, which is one of the things they must refuse. */
export async function send(client: TestClient, route: Route, call: Call): Promise<TestReply> {
  const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : call.body;
  return client.call(route.method, pathOf(route, call), body === undefined ? {} : { body });
}

/** The address of a call with its query. */
function pathOf(route: Route, call: Call): string {
  const path = route.path.replace(/:(\w+)\??/g, (_, name: string) => encode(textOf(call.params[name])));
  const entries = Object.entries(call.query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, textOf(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Sends a call as a screen does: multipart endpoints get a small file in each required field, and their fields as texts. */
export async function sendWhole(client: TestClient, route: Route, call: Call): Promise<TestReply> {
  const { encoding, files = {} } = route.endpoint;
  if (encoding !== 'multipart') return send(client, route, call);
  const form = new FormData();
  for (const [name, value] of Object.entries((call.body ?? {}) as Values)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) form.append(name, textOf(each));
  }
  for (const [name, { required, types }] of Object.entries(files)) {
    if (required) form.set(name, smallFile(types), 'sweep.txt');
  }
  return client.call(route.method, pathOf(route, call), { form });
}

const smallPdf = new URL('../../../fixtures/forms/acroform.pdf', import.meta.url);

/** A file of one of the types that a field accepts. */
function smallFile(types: readonly string[]): Blob {
  if (types.includes(wordType)) return new Blob([new Uint8Array(makeDocx(p('掃引')))], { type: wordType });
  if (types.includes(pdfType)) return new Blob([new Uint8Array(readFileSync(smallPdf))], { type: pdfType });
  if (types.length > 0 && !types.includes('text/plain')) throw new Error(`No small file of ${types.join(', ')}.`);
  return new Blob(['掃引'], { type: 'text/plain' });
}

/** Path and query in their received form: texts. */
export function textsOf({ params, query }: Call): { readonly params: Values; readonly query: Values } {
  const texts = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])),
    );
  return { params: texts(params), query: texts(query) };
}

/** Percent-encoding by a program that does not handle lone surrogates. */
function encode(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]/g, (each) =>
    /^[\uD800-\uDFFF]$/.test(each) ? '%ED%A0%80' : encodeURIComponent(each),
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}
