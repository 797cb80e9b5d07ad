/** The server cannot listen at its host and port. */
export class ListenError extends Error {
  readonly host: string;
  readonly port: number;
  /** Of the operating system: EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND, …. */
  readonly code: string;

  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    super(`Cannot listen at ${host}, port ${port} (${cause.code}).`, { cause });
    this.name = 'ListenError';
    this.host = host;
    this.port = port;
    this.code = cause.code ?? '';
  }
}
