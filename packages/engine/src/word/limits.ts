/** Bounds on what a hostile file may cost. All can be set; the defaults fit every real file we know many times over. */
export interface Limits {
  /** Bytes of the file itself. */
  readonly fileBytes: number;
  /** Entries in a zip archive. */
  readonly zipEntries: number;
  /** Inflated bytes of all entries together. */
  readonly inflatedBytes: number;
  /** Inflated bytes of one entry. */
  readonly partBytes: number;
  /** Inflated bytes of one entry for each compressed byte, tested on entries over 1 MiB. Deflate itself cannot pass 1,032. */
  readonly ratio: number;
  /** Elements inside elements in an XML part. */
  readonly xmlDepth: number;
  /** Characters of one tag in a template. */
  readonly tagCharacters: number;
  /** Passes through loop bodies in one document. */
  readonly iterations: number;
  /** Uncompressed bytes of one finished part. */
  readonly outputBytes: number;
}

const MiB = 1024 * 1024;

export const defaultLimits: Limits = {
  fileBytes: 100 * MiB,
  zipEntries: 10_000,
  inflatedBytes: 512 * MiB,
  partBytes: 128 * MiB,
  ratio: 500,
  xmlDepth: 500,
  tagCharacters: 2_000,
  iterations: 1_000_000,
  outputBytes: 512 * MiB,
};

/** The defaults with some bounds replaced. */
export function withLimits(limits: Partial<Limits> | undefined): Limits {
  return limits ? { ...defaultLimits, ...limits } : defaultLimits;
}
