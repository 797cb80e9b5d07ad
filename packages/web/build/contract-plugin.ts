import type { Endpoint, Resource } from '@shorui/server/contract';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';

const contractId = '@shorui/server/contract';
const enumsId = '@shorui/server/enums';
const endpointPrefix = 'contract:endpoint/';
const enumPrefix = 'contract:enum/';
const formPrefix = 'contract:form/';
const numberPrefix = 'contract:number/';
const prefixes = [endpointPrefix, enumPrefix, formPrefix, numberPrefix];

/**
 * Gives the browser the contract without TypeBox: each endpoint as a literal of what the client looks at, and the check of a body as
 * code that ajv compiles at build time (`contract:form/login`), so that nothing is evaluated in the page. TypeScript still reads the
 * real types of the contract. Endpoints that no screen imports leave the build. A plain resource is an object of its calls
 * (`memos.list`), and its bodies are checked by `contract:form/memos.create`. Limits of the contract (`largestUpload`) are numbers.
 */
export function contractPlugin(): Plugin {
  let loaded: Promise<ReadonlyMap<string, Endpoint>> | undefined;
  const endpoints = (): Promise<ReadonlyMap<string, Endpoint>> => (loaded ??= loadEndpoints());
  return {
    name: 'shorui-contract',
    enforce: 'pre',
    resolveId(id) {
      const isOurs = [contractId, enumsId].includes(id) || prefixes.some((prefix) => id.startsWith(prefix));
      return isOurs ? { id: `\0${id}`, moduleSideEffects: false } : undefined;
    },
    async load(id) {
      if (id === `\0${contractId}`)
        return `${endpointExports(await endpoints())}\n${numberExports(await loadNumbers())}`;
      if (id.startsWith(`\0${numberPrefix}`)) {
        const name = id.slice(numberPrefix.length + 1);
        return `export const ${name} = ${(await loadNumbers()).get(name)};`;
      }
      if (id.startsWith(`\0${endpointPrefix}`)) {
        return endpointLiteral(await endpoints(), id.slice(endpointPrefix.length + 1));
      }
      if (id === `\0${enumsId}`) return enumExports();
      if (id.startsWith(`\0${enumPrefix}`)) return enumLiteral(id.slice(enumPrefix.length + 1));
      if (!id.startsWith(`\0${formPrefix}`)) return undefined;
      const name = id.slice(formPrefix.length + 1);
      const endpoint = (await endpoints()).get(name);
      if (endpoint?.body === undefined) return this.error(`The contract has no endpoint "${name}" with a body.`);
      return formCheck(endpoint);
    },
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}

/** The endpoints by the name under which screens reach them: `login`, and `memos.list` for a call of a resource. */
async function loadEndpoints(): Promise<ReadonlyMap<string, Endpoint>> {
  const contract = (await import(contractId)) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(contract).flatMap(([name, value]): (readonly [string, Endpoint])[] => {
    if (isEndpoint(value)) return [[name, value]];
    if (!isResource(value)) return [];
    const { endpoints, calls } = value;
    return Object.entries(calls).flatMap(([operation, call]) =>
      endpoints.includes(call) ? [[`${name}.${operation}`, call] as const] : [],
    );
  });
  return new Map(entries);
}

/** Limits and other numbers of the contract by their names. */
async function loadNumbers(): Promise<ReadonlyMap<string, number>> {
  const contract = (await import(contractId)) as Readonly<Record<string, unknown>>;
  return new Map(
    Object.entries(contract).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
  );
}

/** Each is a module of its own as well. */
function numberExports(numbers: ReadonlyMap<string, number>): string {
  return [...numbers.keys()].map((name) => `export { ${name} } from '${numberPrefix}${name}';`).join('\n');
}

function isResource(value: unknown): value is Pick<Resource, 'calls' | 'endpoints'> {
  return typeof value === 'object' && value !== null && 'calls' in value && 'endpoints' in value;
}

/** Each endpoint, and each resource with its calls, is a module of its own, so that a page loads those that it calls. */
function endpointExports(endpoints: ReadonlyMap<string, Endpoint>): string {
  const names = new Set([...endpoints.keys()].map((path) => path.split('.')[0] ?? path));
  return [...names].map((name) => `export { ${name} } from '${endpointPrefix}${name}';`).join('\n');
}

function endpointLiteral(endpoints: ReadonlyMap<string, Endpoint>, name: string): string {
  const single = endpoints.get(name);
  const calls = [...endpoints].filter(([path]) => path.startsWith(`${name}.`));
  const literal =
    single === undefined
      ? Object.fromEntries(calls.map(([path, endpoint]) => [path.slice(name.length + 1), literalOf(endpoint)]))
      : literalOf(single);
  return `export const ${name} = ${JSON.stringify(literal)};`;
}

/** What createClient and buildUrl look at; `body` and `files` only as marks that there are some. */
function literalOf({ name, method, path, area, access, encoding, changes, body, files, replyKind }: Endpoint): object {
  return {
    name,
    method,
    path,
    area,
    access,
    encoding,
    changes,
    // The client sets no time limit for the body of a stream or a download.
    replyKind: replyKind === 'raw' ? replyKind : undefined,
    body: body === undefined ? undefined : {},
    files: files === undefined ? undefined : {},
  };
}

const readEnums = async () => (await import(enumsId)) as Readonly<Record<string, unknown>>;

/** The enumerations of the contract: lists of plain values. Each is a module of its own, so that a page loads those it shows. */
async function enumExports(): Promise<string> {
  return Object.entries(await readEnums())
    .filter(([, value]) => Array.isArray(value))
    .map(([name]) => `export { ${name} } from '${enumPrefix}${name}';`)
    .join('\n');
}

async function enumLiteral(name: string): Promise<string> {
  return `export const ${name} = ${JSON.stringify((await readEnums())[name])};`;
}

function formCheck(endpoint: Endpoint): string {
  // `verbose` adds the value to each error: the words of the server depend on whether it is empty.
  const ajv = new Ajv({
    code: { source: true, esm: true },
    allErrors: true,
    messages: false,
    verbose: true,
    strict: false,
  });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  const validate = ajv.compile(endpoint.body as object);
  const code = (standaloneCode as unknown as { readonly default: typeof standaloneCode }).default ?? standaloneCode;
  return importsInsteadOfRequire((code as unknown as (ajv: Ajv, validate: ValidateFunction) => string)(ajv, validate));
}

/** ajv writes `require("ajv/dist/runtime/…")` even as a module: each becomes an import. */
function importsInsteadOfRequire(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/require\("([^"]+)"\)\.(\w+)/g, (_, path: string, member: string) => {
    const name = `required${imports.length}`;
    imports.push(`import * as ${name} from ${JSON.stringify(path)};`);
    // Bundlers differ in whether the default of a CommonJS module is the module or its own default.
    if (member === 'default') return `(${name}.default?.default ?? ${name}.default)`;
    return `(${name}.${member} ?? ${name}.default.${member})`;
  });
  return `${imports.join('\n')}\n${body.replace('export default', 'const compiled =')}`;
}
