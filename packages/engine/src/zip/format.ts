/** Signatures and fixed sizes of the zip format (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12, 4.3.16). */
export const localSignature = 0x04034b50;
export const localHeaderSize = 30;
export const directorySignature = 0x02014b50;
export const directoryHeaderSize = 46;
export const endSignature = 0x06054b50;
export const endRecordSize = 22;
/** The comment after the end record is at most this long, so the record is looked for no further back. */
export const longestComment = 0xffff;

/** General purpose flags (4.4.4): bit 0 encrypted, bit 11 names in UTF-8. */
export const encryptedFlag = 0x0001;
export const utf8Flag = 0x0800;
/** Bit 2: deflated with the option "fast" or "super fast" (4.4.4). */
export const fastFlag = 0x0004;

/** DOS date of 1980-01-01, the earliest in the format: every archive we write carries it, so equal input gives equal bytes. */
export const fixedDosDate = 0x0021;

export const stored = 0;
export const deflated = 8;
