import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { errorsOf } from '../../../packages/server/src/contract/default-errors.ts';
import { endpoints, resources } from '../../../packages/server/src/contract/index.ts';
import { openApi } from '../../../packages/server/src/contract/openapi.ts';
import { checkSchema } from '../../../packages/server/src/http/input/schemas.ts';
import { readExamples } from '../../../packages/server/src/http/service/docs-pages.ts';
import { japaneseDescriptions } from '../../../packages/server/src/messages/descriptions.ts';
import { japaneseSummaries } from '../../../packages/server/src/messages/summaries/index.ts';
import { examplesFolder } from '../support/keep-examples.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-summary-ja'?: string;
  readonly description?: string;
  readonly 'x-description-ja'?: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
const examples = readExamples();
const document = openApi(endpoints, { server: 'https://shorui.example', examples });
const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, each]) => ({ path, method, ...each })),
);

describe('the OpenAPI document', () => {
  it('contains every endpoint with a summary and a unique name', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).to.equal(operations.length);
    for (const { name } of endpoints)
      expect(
        operations.some(({ operationId }) => operationId === name),
        name,
      ).to.equal(true);
    for (const { operationId, summary } of operations) expect(summary.length, operationId).to.be.greaterThan(5);
  });

  it('has a summary in Japanese for every endpoint: a short noun phrase of its own', () => {
    for (const { operationId, 'x-summary-ja': summary } of operations) {
      expect(summary, `${operationId} has no summary in messages/summaries`).to.match(/[ぁ-んァ-ヶ一-龠]/);
      expect(summary, operationId).not.to.match(/(する|ます|です|か？)$|[。、]/);
      expect(summary?.length, operationId).to.be.at.most(32);
    }
    const spoken = endpoints.map(({ name }) => japaneseSummaries[name] ?? name);
    expect(spoken.filter((summary, at) => spoken.indexOf(summary) !== at)).to.deep.equal([]);
  });

  it('has no summary in Japanese without an endpoint', () => {
    const ofResources = resources.flatMap(({ calls }) => Object.values(calls));
    const names = new Set([...endpoints, ...ofResources].map(({ name }) => name));
    expect(Object.keys(japaneseSummaries).filter((name) => !names.has(name))).to.deep.equal([]);
  });

  it('has every description in both languages', () => {
    const japanese = /[ぁ-んァ-ヶ一-龠]/;
    const described = operations.filter(({ description }) => description !== undefined);
    expect(described.length).to.be.greaterThan(10);
    for (const { operationId, 'x-description-ja': description } of described)
      expect(description, `${operationId} has no description in messages/descriptions.ts`).to.match(japanese);
    const { description, 'x-description-ja': ja } = document['info'] as Readonly<Record<string, string>>;
    expect([description, ja].map((text) => japanese.test(text ?? ''))).to.deep.equal([false, true]);
    // Descriptions of fields, files and responses are shown as they are.
    const within = (value: unknown): readonly string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([name, each]) => {
            // Examples hold what users wrote.
            if (name === 'example') return [];
            return name === 'description' && typeof each === 'string' ? [each] : within(each);
          });
    const shown = operations.flatMap(({ description: _own, ...rest }) => within(rest));
    expect(shown.filter((text) => !japanese.test(text))).to.deep.equal([]);
  });

  it('has no description in Japanese without one in English', () => {
    const english = endpoints.flatMap(({ name, description, files = {} }) => [
      ...(description === undefined ? [] : [name]),
      ...Object.keys(files).map((field) => `${name}.${field}`),
    ]);
    expect(Object.keys(japaneseDescriptions).filter((name) => !english.includes(name))).to.deep.equal([]);
  });

  it('names every param of every path', () => {
    for (const { path, operationId, parameters } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      expect(
        parameters
          .filter((each) => each.in === 'path')
          .map(({ name }) => name)
          .toSorted(),
        operationId,
      ).to.deep.equal(inPath.toSorted());
    }
  });

  it('contains schemas that are JSON Schema 2020-12, all bounded', () => {
    const ajv = new Ajv2020({ strict: false });
    const unbounded: string[] = [];
    for (const { name, params, query, body, reply } of endpoints) {
      for (const schema of [params, query, body, reply])
        if (schema !== undefined)
          expect(ajv.validateSchema(JSON.parse(JSON.stringify(schema)) as object), name).to.equal(true);
      for (const schema of [query, body]) if (schema !== undefined) unbounded.push(...findUnbounded(schema, name));
    }
    expect(unbounded).to.deep.equal([]);
  });

  it('lists every error that a call may return', () => {
    for (const endpoint of endpoints) {
      const words = Object.values(operations.find(({ operationId }) => operationId === endpoint.name)?.responses ?? {})
        .map(({ description }) => description)
        .join('\n');
      for (const code of errorsOf(endpoint)) expect(words, endpoint.name).to.contain(`\`${code}\``);
    }
  });
});

/** Texts and lists whose length the caller controls. */
function findUnbounded(schema: object, path: string): string[] {
  const {
    type,
    maxLength,
    maxItems,
    format,
    properties,
    items,
    anyOf,
    pattern,
    const: fixed,
    enum: choices,
  } = schema as {
    readonly type?: string;
    readonly maxLength?: number;
    readonly maxItems?: number;
    readonly format?: string;
    readonly pattern?: string;
    readonly properties?: Record<string, object>;
    readonly items?: object;
    readonly anyOf?: readonly object[];
    readonly const?: unknown;
    readonly enum?: unknown;
  };
  const own =
    (type === 'string' &&
      maxLength === undefined &&
      format === undefined &&
      pattern === undefined &&
      fixed === undefined &&
      choices === undefined) ||
    (type === 'array' && maxItems === undefined);
  return [
    ...(own ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, member]) => findUnbounded(member, `${path}.${name}`)),
    ...(items === undefined ? [] : findUnbounded(items, `${path}[]`)),
    ...(anyOf ?? []).flatMap((branch) => findUnbounded(branch, path)),
  ];
}

describe('the examples of the documentation', () => {
  it('match the schemas of their endpoints', () => {
    const known = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
    for (const [name, { body, reply }] of Object.entries(examples)) {
      const endpoint = known.get(name);
      expect(endpoint, `${name} is no endpoint`).not.to.equal(undefined);
      if (endpoint?.replyKind !== 'raw')
        expect(checkSchema(endpoint!.reply, structuredClone(reply)), name).to.deep.equal([]);
      if (endpoint?.body !== undefined && endpoint.files === undefined && body !== undefined)
        expect(checkSchema(endpoint.body, structuredClone(body)), name).to.deep.equal([]);
    }
  });

  it('exist for every endpoint that replies with the envelope', () => {
    const without = endpoints.filter(
      (endpoint) =>
        endpoint.replyKind !== 'raw' && examples[endpoint.name] === undefined && endpoint.examples?.reply === undefined,
    );
    expect(without.map(({ name }) => name)).to.deep.equal([]);
    expect(
      readdirSync(examplesFolder).every((file) => file.endsWith('.json')),
      join(examplesFolder),
    ).to.equal(true);
  });
});
