import type { Answers, PaperParts } from './protocol.ts';

/** A file as calls send it: in base64, by its path. */
export interface SentFile {
  readonly path: string;
  readonly data: string;
}

/** Bytes from base64. A loop: `Uint8Array.from` with a function takes some 20 ms for a template, before the first picture. */
export function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  const text = atob(data);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The bytes of the files that a call sent, by their paths. */
export const filesOf = (sent: readonly SentFile[]): ReadonlyMap<string, Uint8Array> =>
  new Map(sent.map(({ path, data }) => [path, bytesOf(data)]));

/** A paper as a call gives it: an application and its files in base64. */
export interface ReadPaper {
  readonly content: unknown;
  readonly files: readonly SentFile[];
}

/** The application and the bytes of its files. */
export const readParts = ({ content, files }: ReadPaper): PaperParts => ({
  application: content as PaperParts['application'],
  files: filesOf(files),
});

/** The paper in the body of a reply. @throws {SyntaxError} */
export const partsOf = (body: ArrayBuffer): PaperParts =>
  readParts((JSON.parse(new TextDecoder().decode(body)) as { readonly data: ReadPaper }).data);

/** The answers in the body of a reply. @throws {SyntaxError} */
export const answersOf = (body: ArrayBuffer): Answers =>
  (JSON.parse(new TextDecoder().decode(body)) as { readonly data: { readonly answers: Answers } }).data.answers;

const isSameFile = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  one.length === other?.length && one.every((byte, at) => byte === other[at]);

/** Whether two papers are made of the same application and the same files. */
export const isSamePaper = (one: PaperParts, other: PaperParts): boolean =>
  one.files.size === other.files.size &&
  [...one.files].every(([path, bytes]) => isSameFile(bytes, other.files.get(path))) &&
  JSON.stringify(one.application) === JSON.stringify(other.application);
