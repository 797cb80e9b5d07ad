/** What the owner of an encrypted file lets others do (ISO 32000-1, table 22). */
export interface Permissions {
  readonly print: boolean;
  /** Bit 4: change the content. */
  readonly modify: boolean;
  readonly copy: boolean;
  /** Bit 6: annotate, fill form fields. */
  readonly annotate: boolean;
  /** Bit 9, or bit 6: fill existing form fields. */
  readonly fillForms: boolean;
  /** Bit 11, or bit 4: insert, turn and delete pages. */
  readonly assemble: boolean;
}

/** Reads the entry P. Bit 1 is the lowest. */
export function readPermissions(flags: number): Permissions {
  const bit = (number: number): boolean => (flags & (1 << (number - 1))) !== 0;
  const modify = bit(4);
  const annotate = bit(6);
  return {
    print: bit(3),
    modify,
    copy: bit(5),
    annotate,
    fillForms: bit(9) || annotate,
    assemble: bit(11) || modify,
  };
}
