import type { Finding } from '@shorui/server';

/** Texts of `shorui backup`, `restore` and `check`. Sizes come as text, `1.2MB`. */
export interface BackupMessages {
  readonly backup: {
    made(path: string, size: string): string;
    counts(tables: number, rows: number, files: number, size: string): string;
    lost(count: number): string;
    cannotWrite(path: string, code: string): string;
    noStorage(why: string): string;
  };
  readonly restore: {
    done(made: string): string;
    migrated(names: string): string;
    lost(count: number): string;
    notEmpty(table: string): string;
    cannotRead(path: string, code: string): string;
    refused(path: string): string;
    readonly faults: Readonly<
      Record<'not_an_archive' | 'cut_off' | 'damaged' | 'missing' | 'unknown_format' | 'newer', string>
    >;
    entry(name: string): string;
  };
  readonly check: {
    looked(tables: number, references: number, files: number, size: string): string;
    readonly clean: string;
    found(count: number): string;
    finding(finding: Finding): string;
  };
}
