import { after, before, describe } from 'mocha';
import type { Database, Dialect } from '../../../packages/server/src/database/database.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import type { DatabaseOptions } from '../../../packages/server/src/database/connect-database.ts';
import { emptyDatabase, freshDatabase, type OwnDatabase } from './database-templates.ts';
import { stillNow } from './still-clock.ts';

/** Shared by the tests of one `describe`: a separate database with all tables, empty at first. */
export interface TestDatabase {
  readonly dialect: Dialect;
  /** Address for a second connection, as from another process. */
  readonly url: string;
  readonly database: Database;
  readonly models: Database['models'];
  /** Opens a second connection; closed after the tests. */
  open(options?: Partial<DatabaseOptions>): Promise<Database>;
}

/** On a machine with other work a new connection may take long; the product gives up sooner. */
const patience = { lockWaitMs: 120_000, connectionWaitMs: 120_000 };

/** Every test runs on both, because behavior may differ between them. */
export const dialects: readonly Dialect[] = ['sqlite', 'postgres'];

interface TestDatabaseOptions {
  /** Without tables, for tests of migrations. */
  readonly isEmpty?: boolean;
  readonly options?: Partial<DatabaseOptions>;
}

/** Describes the same behavior on SQLite and on PostgreSQL. The database exists only within hooks and tests. */
export function eachDatabase(
  title: string,
  tests: (own: TestDatabase) => void,
  options: TestDatabaseOptions = {},
): void {
  for (const dialect of dialects) oneDatabase(dialect, title, tests, options);
}

/**
 * Describes behavior that does not depend on the database, such as keys and menus of a screen, on one of the two. The database exists
 * only within hooks and tests. Each file chooses a fixed database; together the files use both.
 */
export function oneDatabase(
  dialect: Dialect,
  title: string,
  tests: (own: TestDatabase) => void,
  { isEmpty = false, options = {} }: TestDatabaseOptions = {},
): void {
  describe(`${title} (${dialect})`, () => {
    const own = new OwnTestDatabase(dialect, options);
    before(async () => {
      await own.start(isEmpty);
    });
    after(() => own.end());
    tests(own);
  });
}

class OwnTestDatabase implements TestDatabase {
  readonly dialect: Dialect;
  readonly #options: Partial<DatabaseOptions>;
  readonly #opened: Database[] = [];
  #own: OwnDatabase | undefined;

  constructor(dialect: Dialect, options: Partial<DatabaseOptions>) {
    this.dialect = dialect;
    this.#options = options;
  }

  get url(): string {
    if (this.#own === undefined) throw new Error('The database exists within hooks and tests only.');
    return this.#own.url;
  }

  get database(): Database {
    const [first] = this.#opened;
    if (first === undefined) throw new Error('The database exists within hooks and tests only.');
    return first;
  }

  get models(): Database['models'] {
    return this.database.models;
  }

  async start(isEmpty: boolean): Promise<void> {
    this.#own = isEmpty ? await emptyDatabase(this.dialect) : await freshDatabase(this.dialect);
    await this.open();
  }

  async open(options: Partial<DatabaseOptions> = {}): Promise<Database> {
    const database = await openDatabase({
      url: this.url,
      durable: false,
      mustAudit: true,
      now: stillNow,
      ...patience,
      ...this.#options,
      ...options,
    });
    this.#opened.push(database);
    return database;
  }

  async end(): Promise<void> {
    await Promise.allSettled(this.#opened.splice(0).map((database) => database.close()));
    await this.#own?.remove();
  }
}
