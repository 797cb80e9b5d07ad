import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { RateClass } from './rate-classes.ts';

/** Part of the product that a call belongs to: the company users' `/v1` or the staff's `/admin/v1`. */
export type Area = 'user' | 'admin' | 'service';

/**
 * Who may call, before any policy looks at the record:
 * `public` everyone; `login` a company user with a session; `workspace` such a user with a chosen workspace he is a member of;
 * `admin` staff with an admin session; `token` the holder of the token in the path or query.
 */
export type Access = 'public' | 'login' | 'workspace' | 'admin' | 'token';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the body arrives. `multipart` calls get their files in `request.files` by the names of `files`. */
export type Encoding = 'none' | 'json' | 'multipart';

/** A file field of a multipart body. Sizes in bytes. */
export interface FileField {
  readonly description: string;
  readonly required: boolean;
  /** Most files under this name. */
  readonly most: number;
  readonly maxBytes: number;
  /** Kinds by content (media types); empty: every kind. */
  readonly types: readonly string[];
}

/** The contract of one call. Pure data: the server mounts it, the client and the documentation read it. */
export interface Endpoint {
  /** Unique, `resource.verb`: `groups.create`. The key of its handler. */
  readonly name: string;
  readonly method: Method;
  /** Express-style path, `/v1/groups/:id`. */
  readonly path: string;
  /** Further paths of the same call (a POST twin has its own method). */
  readonly aliases?: readonly { readonly method: Method; readonly path: string }[];
  readonly area: Area;
  readonly access: Access;
  readonly summary: string;
  readonly description?: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  readonly encoding?: Encoding;
  readonly files?: Readonly<Record<string, FileField>>;
  /** Shape of `data` in the reply. A list is `listOf(item)`. */
  readonly reply: TSchema;
  /** `envelope` unless given; `raw` replies (downloads, event streams, pages) are written by the handler itself. */
  readonly replyKind?: 'envelope' | 'raw';
  /** Error codes of this call, in addition to those of every call with its access. */
  readonly errors?: readonly ErrorCode[];
  readonly rate?: RateClass;
  /** A GET that changes something: it needs the CSRF header like every change, and is audited. */
  readonly changes?: boolean;
  /** User permissions (one of them) that a member needs; see access/policies. */
  readonly permission?: readonly string[];
  /** Company, group and user settings: for those whose settings are unlocked (access/policies/user-permission). */
  readonly settings?: boolean;
  /** Plan permission that the workspace needs. */
  readonly plan?: string;
  /** Users may call this while they wait for a group (request-group). */
  readonly withoutGroup?: boolean;
  /** Not while a member of the staff acts as the user: password and payment. */
  readonly notOnBehalf?: boolean;
  /** Example of the data of a reply and of a body, for the documentation. Taken from tests. */
  readonly examples?: { readonly body?: unknown; readonly reply?: unknown };
}

/** Status of a call that succeeded: 201 for one that creates a record (`resource.create`), 200 for every other. */
export function successStatus({ name }: Pick<Endpoint, 'name'>): 200 | 201 {
  return name.endsWith('.create') ? 201 : 200;
}

/** Types of an endpoint's parts, as handlers and the client use them. */
export type ParamsOf<E extends Endpoint> = E['params'] extends TObject ? Static<E['params']> : Record<string, never>;
export type QueryOf<E extends Endpoint> = E['query'] extends TObject ? Static<E['query']> : Record<string, never>;
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined;
export type ReplyOf<E extends Endpoint> = Static<E['reply']>;

/** A summary in another language for each endpoint of a list, by its name; for no other name. */
export type SummariesOf<L extends readonly Endpoint[]> = Readonly<Record<L[number]['name'], string>>;

/** Defines one endpoint and keeps its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export type { TObject, TProperties, TSchema };
