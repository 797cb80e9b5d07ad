import type { QueryInterface } from 'sequelize';

/** One step of the tables, forth and back. It is never changed once it has been released. */
export interface Migration {
  /** `NNN-what-it-makes`; the order is that of the list. */
  readonly name: string;
  readonly up: (queries: QueryInterface) => Promise<void>;
  readonly down: (queries: QueryInterface) => Promise<void>;
}
