import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { IdParamsOf, IdsOf } from './ids.ts';
import type { RecordKind } from './record-kinds.ts';
import { csvQuery, Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from './shapes.ts';

/**
 * What a plain resource can do. `list` finds by a keyword, sorts and shows the trash; `deleteMany` deletes several at once; deleted
 * records can be restored where the resource has `restore`.
 */
export type ResourceOperation = 'list' | 'read' | 'create' | 'update' | 'delete' | 'deleteMany' | 'restore' | 'export';

/** Orders of a list; `name` is the Japanese order of the texts of the record. */
export const resourceSorts = ['newest', 'oldest', 'name'] as const;

/** Most records that one call deletes. */
export const mostDeleted = 100;

export interface ResourceOptions<F extends TProperties, K extends RecordKind = RecordKind> {
  /** First part of the names of its endpoints, `memos`. */
  readonly name: string;
  readonly kind: K;
  readonly path: `/v1/${string}` | `/admin/v1/${string}`;
  /**
   * Whose its rows are: `workspace` all members', `person` only those of the member who made them (column `user_id`), `staff` the
   * staff's, of no workspace.
   */
  readonly owner: 'workspace' | 'person' | 'staff';
  /** As summaries name it, `['memo', 'memos']`. */
  readonly noun: readonly [one: string, many: string];
  /** What people write. Each is required in a new record; `Nullable` where it may be empty. */
  readonly fields: F;
  readonly operations: readonly ResourceOperation[];
  /** Further requirements on the member (see Endpoint). */
  readonly guards?: Pick<Endpoint, 'plan' | 'permission' | 'settings' | 'withoutGroup'>;
}

/** A record as its calls show it. */
const viewOf = <F extends TProperties>(fields: F) =>
  Shape({
    id: Id,
    ...fields,
    version: Version,
    created_at: Instant,
    updated_at: Instant,
    deleted_at: Nullable(Instant),
  });

/** Each field may be left out. */
const partsOf = <F extends TProperties>(fields: F) => Type.Partial(Shape(fields)).properties;

const listQuery = Shape({
  keyword: Type.Optional(Line(100)),
  sort: Type.Optional(Type.Enum([...resourceSorts])),
  deleted: Type.Optional(Type.Boolean()),
  ...pageQuery,
});
const exportQuery = Shape({ keyword: Type.Optional(Line(100)), ...csvQuery });

/**
 * The calls of a resource that people only keep in a list: tags, types, memos. Not for what has a life of its own (documents,
 * approvals). `handleResource` of domains/resource has their handlers. `endpoints` are those of `operations`.
 */
export function defineResource<F extends TProperties, const K extends RecordKind>(options: ResourceOptions<F, K>) {
  const { name, kind, path, owner, fields, operations, guards = {} } = options;
  const [one, many] = options.noun;
  const base = {
    ...guards,
    area: owner === 'staff' ? ('admin' as const) : ('user' as const),
    access: owner === 'staff' ? ('admin' as const) : ('workspace' as const),
  };
  const View = viewOf(fields);
  const params = IdParamsOf(kind);
  const calls = {
    list: defineEndpoint({
      ...base,
      name: `${name}.list`,
      method: 'GET',
      path,
      summary: `List ${many}; \`keyword\` finds them in any width and kind of kana, \`deleted\` shows the trash`,
      query: listQuery,
      reply: listOf(View),
    }),
    read: defineEndpoint({
      ...base,
      name: `${name}.read`,
      method: 'GET',
      path: `${path}/:id`,
      summary: `Show a ${one}`,
      params,
      reply: View,
    }),
    create: defineEndpoint({
      ...base,
      name: `${name}.create`,
      method: 'POST',
      path,
      summary: `Create a ${one}`,
      body: Shape(fields),
      reply: View,
      errors: ['duplicate'],
    }),
    update: defineEndpoint({
      ...base,
      name: `${name}.update`,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Change a ${one}; fields that are not given stay as they are`,
      params,
      body: Shape({ ...partsOf(fields), version: Version }),
      reply: View,
      errors: ['conflict', 'conflict_unnamed', 'duplicate'],
    }),
    delete: defineEndpoint({
      ...base,
      name: `${name}.delete`,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Delete a ${one}`,
      params,
      reply: Nothing,
      errors: ['in_use'],
    }),
    deleteMany: defineEndpoint({
      ...base,
      name: `${name}.deleteMany`,
      method: 'POST',
      path: `${path}/delete-multiple`,
      summary: `Delete several ${many}; all of them, or none when one is missing`,
      body: Shape({ ids: IdsOf(kind, mostDeleted) }),
      reply: Nothing,
      errors: ['not_found', 'in_use'],
    }),
    restore: defineEndpoint({
      ...base,
      name: `${name}.restore`,
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Restore a deleted ${one}`,
      params,
      reply: View,
      errors: ['duplicate'],
    }),
    export: defineEndpoint({
      ...base,
      name: `${name}.export`,
      method: 'GET',
      path: `${path}/export`,
      summary: `Download ${many} as CSV, the oldest first`,
      query: exportQuery,
      reply: Type.String(),
      replyKind: 'raw',
      rate: 'heavy',
    }),
  } as const;
  // `export` comes before `read`, whose path would take it for an id.
  const order = ['list', 'export', 'read', 'create', 'update', 'delete', 'deleteMany', 'restore'] as const;
  const endpoints: readonly Endpoint[] = order.filter((each) => operations.includes(each)).map((each) => calls[each]);
  return { ...calls, calls, View, kind, name, owner, fields, endpoints };
}

/** A resource, whatever its fields are. */
export interface Resource extends Pick<ResourceOptions<TProperties>, 'name' | 'kind' | 'owner' | 'fields'> {
  readonly calls: Readonly<Record<ResourceOperation, Endpoint>>;
  readonly endpoints: readonly Endpoint[];
}
/** A record of a resource as its calls show it. */
export type RecordViewOf<R extends { readonly View: TSchema }> = Static<R['View']>;
