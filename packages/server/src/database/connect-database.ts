import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { AuditSource } from '../audit/audit-entry.ts';
import { connectPostgres, connectSqlite, type Connection } from './connect.ts';
import type { AfterCommit, Database, UnitOfWork } from './database.ts';
import { joinTransactions } from './join-transactions.ts';
import { keepWorkspace } from './keep-workspace.ts';
import type { DefineModels } from './models.ts';
import { handOn, leftOver, mostLeftOver } from './outbox.ts';
import { Scope } from './scope.ts';
import { Transactor } from './transactor.ts';
import { Unit } from './unit.ts';
import { WriteQueue } from './write-queue.ts';

export interface DatabaseOptions {
  /** `sqlite:/path/to/file` or `postgres://…`. */
  readonly url: string;
  /** Most connections to PostgreSQL. 10 unless given. */
  readonly poolSize?: number;
  readonly logger?: Pick<Logger, 'warn' | 'error' | 'debug'>;
  readonly now?: () => Date;
  /** False: a loss of power may lose the last commits (tests). True unless given. */
  readonly durable?: boolean;
  /** Units of work that write rows and audit nothing throw: outside of production. False unless given. */
  readonly mustAudit?: boolean;
  /** Milliseconds that a statement waits for a writer of another process on SQLite. 5,000 unless given. */
  readonly lockWaitMs?: number;
  /** Milliseconds that a statement waits for a connection to PostgreSQL. 10,000 unless given. */
  readonly connectionWaitMs?: number;
}

function connect(options: DatabaseOptions): Promise<Connection> {
  const { url, poolSize = 10, durable = true, lockWaitMs = 5000, connectionWaitMs = 10_000, logger } = options;
  const log = logger === undefined ? false : (sql: string) => logger.debug({ sql: sql.slice(0, 2000) }, 'query');
  if (url.startsWith('sqlite:')) {
    return connectSqlite({ file: url.slice('sqlite:'.length), durable, lockWaitMs }, log);
  }
  if (/^postgres(ql)?:\/\//.test(url)) return connectPostgres(url, { poolSize, connectionWaitMs }, log);
  throw new Error('The URL of the database begins with neither sqlite: nor postgres://.');
}

/** Rows get `created_at` and `updated_at` from the clock of the database; Sequelize would use its own. */
function followClock(sequelize: Sequelize, now: () => Date): void {
  sequelize.addHook('beforeDefine', (attributes, { timestamps }) => {
    if (timestamps === false) return;
    for (const name of ['created_at', 'updated_at']) {
      const attribute = attributes[name];
      if (attribute === undefined) continue;
      const given = typeof attribute === 'object' && 'type' in attribute ? attribute : { type: attribute };
      attributes[name] = { ...given, defaultValue: now };
    }
  });
}

/** Opens a database with the models that `defineModels` binds to it. Its tables are made by `migrate`. */
export async function connectDatabase(options: DatabaseOptions, defineModels: DefineModels): Promise<Database> {
  const { sequelize, dialect } = await connect(options);
  const now = options.now ?? (() => new Date());
  followClock(sequelize, now);
  const models = defineModels(sequelize);
  keepWorkspace(Object.values(models));
  const scope = new Scope();
  const queue = dialect === 'sqlite' ? new WriteQueue() : undefined;
  const transactor = new Transactor(scope, queue, joinTransactions(sequelize, scope, queue));
  let ports: AfterCommit | undefined;
  const warn = (err: unknown, words: string): void => options.logger?.warn({ err }, words);

  /** The commit is done, so nothing here may fail the caller: what cannot be handed on now waits in the outbox for the sweep. */
  const afterCommit = async (unit: Unit): Promise<void> => {
    if (ports === undefined) return;
    await handOn(unit.stored, models, ports).catch((error: unknown) =>
      warn(error, 'Requests of a unit of work could not be dispatched yet.'),
    );
  };

  return {
    sequelize,
    dialect,
    models,
    now,
    async unitOfWork<T>(source: AuditSource, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
      const { unit, result } = await transactor.run(async (transaction) => {
        const unit = new Unit({ transaction, models, source, now, jobs: ports?.jobs });
        const result = await work(unit);
        await unit.end();
        await unit.announce();
        if (options.mustAudit === true) unit.demandAudit();
        return { unit, result };
      });
      await afterCommit(unit);
      return result;
    },
    write: (work) => transactor.run(work),
    connect(given) {
      ports = given;
    },
    async sweepOutbox(olderThanMs) {
      if (ports === undefined) return 0;
      const before = new Date(now().getTime() - olderThanMs);
      for (let count = 0; ;) {
        const entries = await leftOver(models, before);
        await handOn(entries, models, ports);
        count += entries.length;
        // Thousands may be pending after a restore: none waits for the next sweep.
        if (entries.length < mostLeftOver) return count;
      }
    },
    async ready() {
      await sequelize.query('SELECT 1');
    },
    async close() {
      await queue?.idle();
      await close(sequelize);
    },
  };
}

async function close(sequelize: Sequelize): Promise<void> {
  await sequelize.close();
}
