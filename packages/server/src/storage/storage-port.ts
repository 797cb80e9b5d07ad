import type { Readable } from 'node:stream';

export interface StoredObject {
  /** `sha256/ab/cdef…`: the name says the content, so equal content is stored once. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

/** Where files lie: a folder or an S3-compatible store. Objects never change; a half-written one is never seen. */
export interface Storage {
  /** Stores what the stream gives; fails with AppError too_large past `maxBytes`. */
  put(content: Readable, limits: { readonly maxBytes: number }): Promise<StoredObject>;
  /** Bytes `start` to `end` inclusive, the whole unless given. Rejects with AppError not_found. */
  get(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  size(key: string): Promise<number | undefined>;
  delete(key: string): Promise<void>;
  /** All keys, for check and backup. */
  list(): AsyncIterable<{ readonly key: string; readonly size: number }>;
}
