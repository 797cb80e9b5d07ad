import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { isUtf8 } from 'node:buffer';

/** Media types by extension, for formats that have no signature in their bytes. */
const textTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  md: 'text/markdown',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  html: 'text/html',
  htm: 'text/html',
};

/** Other extensions in common use for a format. */
const otherEndings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/tiff': ['tif', 'tiff'],
  'application/xml': ['xml', 'svg'],
  'application/x-cfb': ['doc', 'xls', 'ppt', 'msg'],
  'application/zip': ['zip', 'docx', 'xlsx', 'pptx'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
};

/** Zip-based formats that are identified by extension when the bytes only identify a zip. */
const zipTypes: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Media types that the extension of a file promises, where its content may be damaged or protected. */
const promisedTypes: Readonly<Record<string, string>> = {
  ...zipTypes,
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** What Word, Excel and PowerPoint make of a file with a password, and the format of their files before 2007. */
const compoundType = 'application/x-cfb';

export interface FileKind {
  /** Media type, detected from the content. */
  readonly type: string;
  /** Whether the extension matches the content. */
  readonly matchesName: boolean;
}

/**
 * Why a file is none of `types` although its extension belongs to one of them: Office keeps a .docx with a password, and an old .doc that
 * was renamed, as a compound file (`locked`); any other content is `damaged`. Undefined where the extension belongs to none of them.
 */
export function brokenPromise(
  { type }: FileKind,
  name: string,
  types: readonly string[],
): 'locked' | 'damaged' | undefined {
  const ending = endingOf(name);
  const promised = Object.hasOwn(promisedTypes, ending) ? promisedTypes[ending] : undefined;
  if (promised === undefined || !types.includes(promised)) return undefined;
  return type === compoundType && Object.hasOwn(zipTypes, ending) ? 'locked' : 'damaged';
}

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Reads the start of a file: enough bytes to distinguish text from binary. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(8192);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A character that is cut at the end of the head does not make a text binary. */
function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  return [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))));
}

/**
 * Detects the media type of a file by its bytes, and whether its name matches. Files without a signature are text by extension, or
 * unknown.
 */
export async function fileKind(path: string, name: string): Promise<FileKind> {
  const ending = endingOf(name);
  const found = await fileTypeFromFile(path);
  const textType = Object.hasOwn(textTypes, ending) ? textTypes[ending] : undefined;
  if (found !== undefined) {
    const isSame = found.ext === ending || (otherEndings[found.mime]?.includes(ending) ?? false);
    if (found.mime === 'application/zip' && Object.hasOwn(zipTypes, ending))
      return { type: zipTypes[ending] ?? found.mime, matchesName: true };
    if (found.mime === 'application/xml' && textType !== undefined) return { type: textType, matchesName: true };
    return { type: found.mime, matchesName: isSame };
  }
  const text = isText(await readHead(path));
  if (text) return { type: textType ?? 'text/plain', matchesName: textType !== undefined };
  // Shift_JIS text has no signature and is not UTF-8; lists from Japanese spreadsheets often use it.
  if (ending === 'csv' || ending === 'txt' || ending === 'tsv') {
    const isBinary = (await readHead(path)).includes(0);
    if (!isBinary) return { type: textTypes[ending] ?? 'text/plain', matchesName: true };
  }
  return { type: 'application/octet-stream', matchesName: ending === '' || ending === 'bin' };
}
