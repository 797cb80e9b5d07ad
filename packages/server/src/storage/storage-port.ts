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
  /**
   * Stores what the stream gives; fails with AppError too_large past `maxBytes`, and with AppError busy where the disk is full
   * or the store does not answer. Nothing is left of what failed.
   */
  put(content: Readable, limits: { readonly maxBytes: number }): Promise<StoredObject>;
  /** Bytes `start` to `end` inclusive, the whole unless given. Rejects with AppError not_found. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes of an object; undefined where there is none. */
  size(key: string): Promise<number | undefined>;
  /** Also fine where there is none. */
  delete(key: string): Promise<void>;
  /** All keys, for check and backup. */
  list(): AsyncIterable<{ readonly key: string; readonly size: number }>;
  /** Rejects when the store cannot be used at the moment; for /readyz and the start. */
  ready(): Promise<void>;
  /** Removes temporary files that killed processes left behind at least an hour before `now` (ms); gives their number. */
  sweep(now: number): Promise<number>;
}

/** Bytes `start` to `end`, both of them included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}
