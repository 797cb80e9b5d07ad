import { expect } from 'chai';
import { Op } from 'sequelize';
import type { AuditEvent } from '../../../packages/server/src/audit/model.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import type { TestReply } from '../../server/support/test-client.ts';

/** Configuration in which sessions outlive the minutes by which a sweep moves the clock. */
export const manyMinutes = { sessionIdleMs: 30 * 86_400_000, sessionAbsoluteMs: 30 * 86_400_000 };

/** Reads the audit lines of refused calls, call by call. */
export class RefusalLog {
  readonly #database: Database;
  readonly #server: TestServer;
  #last = 0;

  constructor(database: Database, server: TestServer) {
    this.#database = database;
    this.#server = server;
  }

  /** Refusals since the last read, after all work that follows replies. */
  async take(): Promise<readonly AuditEvent[]> {
    await this.#server.app.settled();
    const rows = await this.#database.models.AuditEvent.findAll({
      where: { id: { [Op.gt]: this.#last } },
      order: [['id', 'ASC']],
    });
    this.#last = rows.at(-1)?.id ?? this.#last;
    return rows.filter(({ action }) => action.endsWith('.refused'));
  }

  /** The single line that a refused call added since the last read, with the name of its endpoint and the id of the call. */
  async takeOne(endpoint: string, reply: TestReply, told: string): Promise<AuditEvent> {
    const rows = await this.take();
    expect(
      rows.map(({ action, request_id }) => [action, request_id]),
      told,
    ).to.deep.equal([[`${endpoint}.refused`, reply.headers.get('x-request-id')]]);
    const [row] = rows;
    if (row === undefined) throw new Error(told);
    expect(row.address, told).to.equal('127.0.0.1');
    return row;
  }

  /** Ends the minute for which the number of audit lines per caller is limited. */
  nextMinute(): void {
    this.#server.advance(60_000);
  }
}
