import { readdirSync, readFileSync } from 'node:fs';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openApi, type Examples } from '../../contract/openapi.ts';

/** Files of the page; the path is the same from sources and built modules. */
const folder = new URL('../../../assets/', import.meta.url);

export interface Asset {
  readonly content: string;
  readonly type: string;
}

export interface DocsPages {
  asset(name: string): Asset | undefined;
}

const types: Readonly<Record<string, string>> = {
  'page.html': 'text/html; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'dom.js': 'text/javascript; charset=utf-8',
  'intro.js': 'text/javascript; charset=utf-8',
  'fields.js': 'text/javascript; charset=utf-8',
  'languages.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
};

/** Example calls by endpoint name, recorded by tests. */
export function readExamples(): Examples {
  const files = readdirSync(new URL('examples/', folder)).filter((name) => name.endsWith('.json'));
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(new URL(`examples/${name}`, folder), 'utf8')) as Examples),
  ) as Examples;
}

/** The documentation of a contract: OpenAPI and a page that shows it. Built at first use and cached. */
export function createDocsPages(endpoints: readonly Endpoint[], server: string): DocsPages {
  const made = new Map<string, Asset>();
  const make = (name: string): Asset | undefined => {
    if (name === 'openapi.json') {
      const content = JSON.stringify(openApi(endpoints, { server, examples: readExamples() }));
      return { content, type: 'application/json; charset=utf-8' };
    }
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    return type === undefined ? undefined : { content: readFileSync(new URL(`docs/${name}`, folder), 'utf8'), type };
  };
  return {
    asset(name) {
      const asset = made.get(name) ?? make(name);
      if (asset !== undefined) made.set(name, asset);
      return asset;
    },
  };
}
