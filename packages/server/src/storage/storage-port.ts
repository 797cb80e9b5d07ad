import type { Readable } from 'node:stream';

export interface StoredObject {
  /** `sha256/ab/cdef…`: the key is derived from the content, so equal content is stored once. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

/** Storage of files: a folder or an S3-compatible store. Objects never change; a partly written one is never visible. */
export interface Storage {
  /**
   * Stores the content of the stream; fails with AppError too_large beyond `maxBytes`, and with AppError busy if the disk is full or
   * the store does not reply. A failed call leaves nothing.
   */
  put(content: Readable, limits: { readonly maxBytes: number }): Promise<StoredObject>;
  /** Bytes `start` to `end` inclusive, the whole unless given. Rejects with AppError not_found. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Size of an object in bytes; undefined if it does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Succeeds also if the object does not exist. */
  delete(key: string): Promise<void>;
  /** All keys, for check and backup. */
  list(): AsyncIterable<{ readonly key: string; readonly size: number }>;
  /** Rejects when the storage is currently unusable; for /readyz and the start. */
  ready(): Promise<void>;
  /** Removes temporary files that killed processes left at least an hour before `now` (ms); returns their number. */
  sweep(now: number): Promise<number>;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}
