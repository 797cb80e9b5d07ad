import type { Readable } from 'node:stream';
import type { ActorOf } from '../access/actor.ts';
import type { AuditSource } from '../audit/audit-entry.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../contract/endpoint.ts';
import type { UnitOfWork } from '../database/database.ts';
import type { Services } from '../services.ts';

/** A file of a multipart body, in a temporary folder that is removed when the call ends. Size in bytes. */
export interface UploadedFile {
  readonly field: string;
  /** Name given by the user, without folders and control characters. */
  readonly name: string;
  /** Media type, detected from the content. */
  readonly type: string;
  readonly size: number;
  readonly open: () => Readable;
}

/** What a handler may set on the reply in addition to its data. */
export interface ReplyControl {
  status(code: number): void;
  header(name: string, value: string): void;
  /** Message of the envelope. */
  message(text: string): void;
  /** Starts a session of this area: sets its cookie (and the CSRF cookie). */
  setSession(kind: 'user' | 'admin', token: string, expiresAt: Date): void;
  clearSession(kind: 'user' | 'admin'): void;
  setWorkspace(workspaceId: number | null): void;
  /** The password was correct: the call does not count as a guess for this account. */
  forgive(): void;
  /** For `replyKind: 'raw'`: the body itself. */
  raw(body: Readable | Buffer | string, type: string): void;
  /** Calls the listener when the connection ends (event streams). */
  onClose(listener: () => void): void;
}

export interface HandlerRequest<E extends Endpoint> {
  /** The method of the call: GET endpoints reply to HEAD too. */
  readonly method: string;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  readonly actor: ActorOf[E['access']];
  readonly services: Services;
  readonly reply: ReplyControl;
  readonly locale: 'jp' | 'en';
  readonly source: AuditSource;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** `services.database.unitOfWork` with the source of this call. */
  readonly unitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
}

export type Handler<E extends Endpoint> = (request: HandlerRequest<E>) => Promise<ReplyOf<E>>;

/** An endpoint with its handler, typed together. */
export interface Mounted {
  readonly endpoint: Endpoint;
  readonly handle: (request: HandlerRequest<Endpoint>) => Promise<unknown>;
}

/** Binds a handler to its endpoint. Domains export lists of these; http/mount registers them. */
export function handle<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Mounted {
  // The mount parses params, query and body with the schemas of this endpoint before the call, so the types are correct.
  return { endpoint, handle: handler as unknown as Mounted['handle'] };
}
