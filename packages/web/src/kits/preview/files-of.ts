/** A file as calls send it: in base64, by its path. */
export interface SentFile {
  readonly path: string;
  readonly data: string;
}

const bytesOf = (data: string): Uint8Array => Uint8Array.from(atob(data), (each) => each.codePointAt(0) ?? 0);

/** The bytes of the files that a call sent, by their paths. */
export const filesOf = (sent: readonly SentFile[]): ReadonlyMap<string, Uint8Array> =>
  new Map(sent.map(({ path, data }) => [path, bytesOf(data)]));
