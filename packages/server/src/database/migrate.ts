import { DataTypes, QueryTypes, type QueryInterface, type Sequelize } from 'sequelize';
import type { UmzugStorage } from 'umzug';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';
import { migrations as ours } from './migrations/index.ts';

/** Names of applied migrations in their order, and of those that wait. */
export interface MigrationStatus {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

const table = 'schema_migrations';
/** Number of the advisory lock; its holder migrates. */
const lockKey = 7_306_812;

class AppliedTable implements UmzugStorage<QueryInterface> {
  readonly #sequelize: Sequelize;

  constructor(sequelize: Sequelize) {
    this.#sequelize = sequelize;
  }

  async prepare(): Promise<void> {
    await this.#sequelize.getQueryInterface().createTable(table, {
      name: { type: DataTypes.STRING(255), primaryKey: true },
      applied_at: { type: DataTypes.DATE, allowNull: false },
    });
  }

  async executed(): Promise<string[]> {
    const rows = await this.#sequelize.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY name`, {
      type: QueryTypes.SELECT,
    });
    return rows.map(({ name }) => name);
  }

  async logMigration({ name }: { readonly name: string }): Promise<void> {
    await this.#sequelize.getQueryInterface().bulkInsert(table, [{ name, applied_at: new Date() }]);
  }

  async unlogMigration({ name }: { readonly name: string }): Promise<void> {
    await this.#sequelize.getQueryInterface().bulkDelete(table, { name });
  }
}

async function createUmzug(sequelize: Sequelize, storage: AppliedTable, list: readonly Migration[]) {
  // It reads many modules, which a server that does not migrate can do without.
  const { Umzug } = await import('umzug');
  const context = sequelize.getQueryInterface();
  return new Umzug<QueryInterface>({
    logger: undefined,
    storage,
    context,
    migrations: list.map(({ name, up, down }) => ({ name, up: () => up(context), down: () => down(context) })),
  });
}

type Steps = Awaited<ReturnType<typeof createUmzug>>;

/** All in one transaction: what fails leaves everything as it was. A second process waits, and finds nothing left to do. */
function withLock<T>(database: Database, list: readonly Migration[], work: (umzug: Steps) => Promise<T>): Promise<T> {
  const { sequelize, dialect } = database;
  return database.write(async () => {
    if (dialect === 'postgres') {
      // A large change may take longer than a call may.
      await sequelize.query('SET LOCAL statement_timeout = 0');
      await sequelize.query(`SELECT pg_advisory_xact_lock(${lockKey})`);
    }
    const storage = new AppliedTable(sequelize);
    await storage.prepare();
    return work(await createUmzug(sequelize, storage, list));
  });
}

const namesOf = (steps: readonly { readonly name: string }[]): string[] => steps.map(({ name }) => name);

function demandKnown(name: string, list: readonly Migration[]): void {
  if (!list.some((each) => each.name === name)) throw new UnknownMigration(name, namesOf(list));
}

/** A name that no migration has. */
export class UnknownMigration extends Error {
  readonly requested: string;
  readonly known: readonly string[];

  constructor(requested: string, known: readonly string[]) {
    super(`There is no migration "${requested}". There are ${known.join(', ')}.`);
    this.requested = requested;
    this.known = known;
  }
}

/** Applies what waits, up to and including `to` (all unless given). Gives the names of what it applied. */
export async function migrate(database: Database, to?: string, list: readonly Migration[] = ours): Promise<string[]> {
  if (to !== undefined) demandKnown(to, list);
  return withLock(database, list, async (umzug) => {
    const pending = namesOf(await umzug.pending());
    if (to !== undefined && !pending.includes(to)) return [];
    return namesOf(await umzug.up(to === undefined ? {} : { to }));
  });
}

/** Takes back the last migration, or all down to and including `to`; 0: every one. Gives the names of what it took back. */
export async function migrateDown(
  database: Database,
  to?: string | 0,
  list: readonly Migration[] = ours,
): Promise<string[]> {
  if (typeof to === 'string') demandKnown(to, list);
  return withLock(database, list, async (umzug) => {
    const applied = namesOf(await umzug.executed());
    if (typeof to === 'string' && !applied.includes(to)) return [];
    return namesOf(await umzug.down(to === undefined ? {} : { to }));
  });
}

export async function migrationStatus(database: Database, list: readonly Migration[] = ours): Promise<MigrationStatus> {
  const exists = await database.sequelize.getQueryInterface().tableExists(table);
  const applied = exists ? await new AppliedTable(database.sequelize).executed() : [];
  return { applied, pending: namesOf(list).filter((name) => !applied.includes(name)) };
}
