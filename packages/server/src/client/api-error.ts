/** A call that was refused, or did not arrive (`status` 0). `rid` is the id of the request, to find it in the logs. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages by path of the field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly rid: string | undefined;
  /** The caller has to choose a workspace first. */
  readonly needWorkspace: boolean;
  /** Seconds until the call may be made again; undefined if the server did not send it. */
  readonly retryAfter: number | undefined;

  constructor(parts: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
    readonly rid?: string | undefined;
    readonly needWorkspace?: boolean | undefined;
    readonly retryAfter?: number | undefined;
    readonly cause?: unknown;
  }) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.errors = parts.errors ?? {};
    this.rid = parts.rid;
    this.needWorkspace = parts.needWorkspace ?? false;
    this.retryAfter = parts.retryAfter;
  }
}
