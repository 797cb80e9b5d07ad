/** What is wrong with an archive. `name` is the entry, where it is one. */
export type ArchiveFault = 'not_an_archive' | 'cut_off' | 'damaged' | 'missing' | 'unknown_format' | 'newer';

/** An archive that cannot be used. Thrown before anything was changed. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault;
  readonly entry: string | undefined;

  constructor(fault: ArchiveFault, entry?: string, options: { readonly cause?: unknown } = {}) {
    super(entry === undefined ? `archive: ${fault}` : `archive: ${fault}: ${entry}`, options);
    this.name = 'ArchiveError';
    this.fault = fault;
    this.entry = entry;
  }
}
