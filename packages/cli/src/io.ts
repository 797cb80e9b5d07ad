/** A stream that the command writes text to. */
export interface TextStream {
  write(text: string | Uint8Array): unknown;
  /** True when a person looks at it directly. */
  readonly isTTY?: boolean;
}

/** The environment of a command: the process in production, a fake in tests. */
export interface Io {
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  /** What is piped into the command; nothing if absent. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths begin from. */
  readonly cwd: string;
  /** Aborts when the user stops the command. */
  readonly signal?: AbortSignal;
}
