import { expect } from 'chai';
import { endpoints, recordKinds } from '../../packages/server/src/contract/index.ts';
import { maxId } from '../../packages/server/src/contract/shapes.ts';

interface Schema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly 'x-record-kind'?: string;
  /** Marks the number of a part within an application, which is no id of a record. */
  readonly 'x-part-id'?: boolean;
}

/** Ids whose kind depends on another field of the same call. */
const known = new Set(['adminAuditEvents.list query.actor_id', 'adminAuditEvents.export query.actor_id']);

/** Whole numbers that are ids by their bounds or by their name, with the kind that they carry. */
function* idsOf(schema: Schema, path: string): Generator<{ readonly path: string; readonly kind: string | undefined }> {
  const { type, properties = {}, patternProperties = {}, items, anyOf = [] } = schema;
  const isChoice = schema.enum !== undefined || schema.const !== undefined;
  const isId = schema.maximum === maxId || /(^|_)ids?(\[\])?$/.test(path.split('.').at(-1) ?? '');
  if (type === 'integer' && !isChoice && isId && schema['x-part-id'] !== true)
    yield { path, kind: schema['x-record-kind'] };
  for (const [name, member] of Object.entries(properties)) yield* idsOf(member, `${path}.${name}`);
  for (const member of Object.values(patternProperties)) yield* idsOf(member, `${path}.*`);
  if (items !== undefined) yield* idsOf(items, `${path}[]`);
  for (const member of anyOf) yield* idsOf(member, path);
}

describe('ids in requests', () => {
  it('declare their kind of record (IdOf)', () => {
    const bare: string[] = [];
    const kinds: string[] = [];
    for (const { name, params, query, body } of endpoints) {
      for (const [part, schema] of Object.entries({ params, query, body })) {
        if (schema === undefined) continue;
        for (const { path, kind } of idsOf(schema, `${name} ${part}`)) {
          if (kind !== undefined) kinds.push(kind);
          else if (!known.has(path)) bare.push(path);
        }
      }
    }
    expect(bare).to.deep.equal([]);
    expect(recordKinds).to.include.members(kinds);
    expect(kinds.length).to.be.greaterThan(30);
  });

  it('are refused without a kind, also in lists, choices and by their name alone', () => {
    const id = { type: 'integer', minimum: 1, maximum: maxId };
    const schema = {
      type: 'object',
      properties: {
        group: id,
        memo_ids: { type: 'array', items: { type: 'integer' } },
        parent_id: { anyOf: [id, { type: 'null' }] },
        user_id: { ...id, 'x-record-kind': 'user' },
        count: { type: 'integer' },
      },
    };
    const found = [...idsOf(schema, 'body')].filter(({ kind }) => kind === undefined).map(({ path }) => path);
    expect(found).to.deep.equal(['body.group', 'body.memo_ids[]', 'body.parent_id']);
  });
});
