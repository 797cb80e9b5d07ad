import { errorCodes } from '../errors/error-codes.ts';
import { errorsOf } from './default-errors.ts';
import { successStatus, type Endpoint, type FileField, type Method, type TSchema } from './endpoint.ts';
import { labelOfField } from './label.ts';
import { Envelope, ErrorEnvelope } from './shapes.ts';
import { documentWords, japaneseDescriptions } from '../messages/descriptions.ts';
import { japaneseSummaries } from '../messages/summaries/index.ts';

/** An example of a call, recorded by a test. */
export interface Example {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}
export type Examples = Readonly<Record<string, Example>>;

export interface OpenApiOptions {
  /** Address of the server. */
  readonly server: string;
  readonly examples: Examples;
}

type Json = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document. TypeBox schemas are JSON Schema 2020-12, so they are included unchanged. */
export function openApi(endpoints: readonly Endpoint[], { server, examples }: OpenApiOptions): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const addresses = [{ method: endpoint.method, path: endpoint.path }, ...(endpoint.aliases ?? [])];
    for (const [at, { method, path }] of addresses.entries()) {
      const item = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
      item[method.toLowerCase()] = operation(endpoint, { method, path, alias: at }, examples[endpoint.name]);
    }
  }
  const tags = [...new Set(endpoints.map(tagOf))].toSorted().map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shorui',
      version: '1',
      description: documentWords.description.en,
      'x-description-ja': documentWords.description.jp,
    },
    servers: [{ url: server }],
    tags,
    paths,
    components: {
      schemas: { Error: ErrorEnvelope },
      securitySchemes: {
        userSession: { type: 'apiKey', in: 'cookie', name: 'token' },
        adminSession: { type: 'apiKey', in: 'cookie', name: 'adminToken' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function tagOf({ name }: Endpoint): string {
  return name.split('.', 1)[0] ?? name;
}

interface Address {
  readonly method: Method;
  readonly path: string;
  /** 0 for the address itself. */
  readonly alias: number;
}

function operation(endpoint: Endpoint, { path, alias }: Address, example: Example | undefined): Json {
  const body = requestBody(endpoint, example);
  return {
    operationId: alias === 0 ? endpoint.name : `${endpoint.name}.${alias + 1}`,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    ...japaneseSummary(endpoint),
    ...descriptions(endpoint),
    'x-access': endpoint.access,
    'x-area': endpoint.area,
    ...(endpoint.permission === undefined ? {} : { 'x-permission': endpoint.permission }),
    ...(endpoint.plan === undefined ? {} : { 'x-plan': endpoint.plan }),
    ...(endpoint.changes === true ? { 'x-changes': true } : {}),
    ...security(endpoint),
    parameters: parameters(endpoint, path),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { ...success(endpoint, example), ...failures(endpoint) },
  };
}

/** Generators read `summary`, so it stays in one language; they ignore members that begin with `x-`. */
function japaneseSummary({ name }: Endpoint): Json {
  const summary = Object.hasOwn(japaneseSummaries, name) ? japaneseSummaries[name] : undefined;
  return summary === undefined ? {} : { 'x-summary-ja': summary };
}

/** The description in English, and that in Japanese as `x-description-ja`. */
function descriptions({ name, description }: Endpoint): Json {
  if (description === undefined) return {};
  const japanese = japaneseDescription(name);
  return { description, ...(japanese === undefined ? {} : { 'x-description-ja': japanese }) };
}

function japaneseDescription(name: string): string | undefined {
  return Object.hasOwn(japaneseDescriptions, name) ? japaneseDescriptions[name] : undefined;
}

const bothOf = ({ jp, en }: { readonly jp: string; readonly en: string }): string => `${jp} / ${en}`;

function security({ access, area }: Endpoint): Json {
  if (access === 'public' || access === 'token') return { security: [] };
  return { security: [area === 'admin' ? { adminSession: [] } : { userSession: [] }, { bearer: [] }] };
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema with the label of every field as its title, in Japanese and English. `name`: of the field that has this schema. */
function withTitles(schema: TSchema, name?: string): TSchema {
  const { label: _label, properties, items, anyOf, ...rest } = schema as Loose;
  const words = labelOfField(schema, []) ?? (name === undefined ? undefined : labelOfField(undefined, [name]));
  return {
    ...(words === undefined ? {} : { title: `${words.jp} / ${words.en}` }),
    ...rest,
    ...(isObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([member, each]) => [member, withTitles(each as TSchema, member)]),
          ),
        }
      : {}),
    ...(items === undefined ? {} : { items: isObject(items) ? withTitles(items) : items }),
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map((each) => withTitles(each as TSchema)) } : {}),
  };
}

/** Members of the path that this address has (aliases may leave some out) and of the query; the workspace as a header. */
function parameters(endpoint: Endpoint, path: string): readonly Json[] {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  const list = (schema: TSchema | undefined, place: 'path' | 'query'): Json[] => {
    const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
    return Object.entries(properties)
      .filter(([name]) => place === 'query' || inPath.has(name))
      .map(([name, member]) => ({
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        schema: withTitles(member, name),
      }));
  };
  const schema = withTitles({ type: 'integer', minimum: 1 }, 'workspace_id');
  const header = { name: 'X-Workspace', in: 'header', required: false, schema };
  return [
    ...list(endpoint.params, 'path'),
    ...list(endpoint.query, 'query'),
    ...(endpoint.access === 'workspace' ? [header] : []),
  ];
}

function requestBody(endpoint: Endpoint, example: Example | undefined): Json | undefined {
  const shown = example?.body ?? endpoint.examples?.body;
  if (endpoint.files !== undefined || endpoint.encoding === 'multipart') {
    return { required: true, content: { 'multipart/form-data': { schema: formSchema(endpoint) } } };
  }
  if (endpoint.body === undefined) return undefined;
  return {
    required: true,
    content: {
      'application/json': { schema: withTitles(endpoint.body), ...(shown === undefined ? {} : { example: shown }) },
    },
  };
}

/** `name` is the key of the field's Japanese description: `files.create.file`. */
function fileSchema(name: string, { most, description, maxBytes, types }: FileField): Json {
  const kinds = types.length > 0 ? `; ${types.join(', ')}` : '';
  const en = `${description} (at most ${maxBytes} bytes${kinds})`;
  const jp = `${japaneseDescription(name) ?? ''}（最大${maxBytes}バイト${kinds}）`;
  const file = { type: 'string', format: 'binary', description: bothOf({ jp, en }) };
  return most > 1 ? { type: 'array', items: file, maxItems: most } : file;
}

function formSchema({ name: endpoint, body, files = {} }: Endpoint): Json {
  const { properties = {}, required = [] } = (body ?? {}) as ObjectSchema;
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, withTitles(each, name)])),
      ...Object.fromEntries(
        Object.entries(files).map(([name, field]) => [name, fileSchema(`${endpoint}.${name}`, field)]),
      ),
    },
    required: [...required, ...Object.entries(files).flatMap(([name, field]) => (field.required ? [name] : []))],
  };
}

function success(endpoint: Endpoint, example: Example | undefined): Json {
  if (endpoint.replyKind === 'raw') return { '200': { description: bothOf(documentWords.content) } };
  const data = example === undefined ? endpoint.examples?.reply : example.reply;
  return {
    [String(successStatus(endpoint))]: {
      description: bothOf(documentWords.done),
      content: {
        'application/json': {
          schema: Envelope(withTitles(endpoint.reply)),
          ...(data === undefined ? {} : { example: { success: true, data, message: '' } }),
        },
      },
    },
  };
}

/** Statuses with the codes that they carry, and the words of each. */
function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of errorsOf(endpoint)) {
    const { status, jp, en } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${jp} ${en}`]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [String(status), { description: lines.join('\n'), content }]),
  );
}
