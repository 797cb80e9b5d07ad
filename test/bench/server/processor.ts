import { readFileSync } from 'node:fs';
import { QueryTypes } from 'sequelize';
import type { Database } from '../../../packages/server/src/database/database.ts';

/**
 * Reads the milliseconds of the processor that this process and the connections of a database have used so far. On a busy machine they
 * say more than the clock. PostgreSQL must run on this machine, under Linux; connections that are opened later are not counted.
 */
export async function processorOf({ sequelize, dialect }: Database): Promise<() => number> {
  const connections =
    dialect === 'postgres'
      ? await sequelize.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`,
          { type: QueryTypes.SELECT },
        )
      : [];
  return () => {
    const { user, system } = process.cpuUsage();
    return connections.reduce((sum, { pid }) => sum + millisecondsOf(pid), (user + system) / 1000);
  };
}

/** Nanoseconds on a processor are the first number of `schedstat`. */
const millisecondsOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
