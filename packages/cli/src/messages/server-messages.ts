/** Texts of the server's commands. */
export interface ServerMessages {
  /** The package of the server is missing. */
  readonly notInstalled: string;
  /** Heading of the list of wrong variables. */
  readonly badConfig: string;
  readonly pending: (names: string) => string;
  readonly noDatabase: (detail: string) => string;
  /** The database file is not a database of Shorui. */
  readonly noDatabaseFile: (path: string) => string;
  readonly dataFolder: {
    readonly isFile: (path: string) => string;
    readonly notWritable: (path: string, code: string) => string;
  };
  /** A file or folder of the server cannot be used. */
  readonly cannotUse: (path: string, code: string) => string;
  readonly portTaken: (port: number) => string;
  /** The system does not allow the port (mostly below 1024). */
  readonly portForbidden: (port: number) => string;
  /** The host is not an address of this machine. */
  readonly hostForeign: (host: string) => string;
  readonly cannotListen: (host: string, port: number, code: string) => string;
  readonly listening: (url: string) => string;
  readonly working: string;
  readonly stopping: string;
  readonly stopped: string;
  readonly migrate: {
    readonly applied: (name: string) => string;
    readonly takenBack: (name: string) => string;
    readonly nothing: string;
    readonly status: (applied: number, pending: number) => string;
    readonly unknown: (name: string, known: string) => string;
  };
  readonly seed: {
    readonly done: string;
    readonly notEmpty: string;
    readonly production: string;
    readonly logins: string;
    readonly staff: string;
    readonly password: (password: string) => string;
  };
  readonly admin: {
    readonly created: (uid: string) => string;
    readonly password: (password: string) => string;
    readonly taken: (uid: string) => string;
    readonly badPassword: (detail: string) => string;
  };
  readonly user: {
    readonly headings: readonly [string, string, string, string, string];
    readonly active: string;
    readonly suspendedSince: (time: string) => string;
    readonly none: string;
    readonly more: (limit: number) => string;
    readonly unknown: (email: string) => string;
    readonly suspended: (email: string) => string;
    readonly restored: (email: string) => string;
    readonly unchanged: (email: string) => string;
    readonly link: (email: string, until: string) => string;
  };
}
