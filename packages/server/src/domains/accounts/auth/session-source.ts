import { QueryTypes } from 'sequelize';
import type { AdminActor, UserActor } from '../../../access/actor.ts';
import { readTime, type RowTime } from '../../../database/read-row.ts';
import type { Found, SessionSource } from '../../../http/session-source.ts';
import type { Services } from '../../../services.ts';
import { hasLoggedInFrom } from './known-places.ts';
import { loadMemberActor } from './load-member-actor.ts';
import { hashSecret } from './secrets.ts';

/** Whose session it is. */
interface Person {
  readonly id: number;
  readonly account_id: number;
  readonly name: string;
  readonly email: string;
  readonly behalf_id: number | null;
  readonly behalf_name: string | null;
}

/** What both kinds of sessions are looked up with: one row, one query, on every call. */
interface SessionRow extends Person {
  readonly last_seen_at: RowTime;
  readonly expires_at: RowTime;
  readonly suspended_at: RowTime | null;
}

const userQuery = `
  SELECT s.id, u.id AS account_id, TRIM(u.last_name || ' ' || u.first_name) AS name, u.email, s.last_seen_at, s.expires_at,
         u.suspended_at, a.id AS behalf_id, a.name AS behalf_name
  FROM sessions s
  JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL
  LEFT JOIN admins a ON a.id = s.on_behalf_admin_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
  WHERE s.token_hash = :hash AND s.kind = 'user' AND s.ended_at IS NULL AND (s.on_behalf_admin_id IS NULL OR a.id IS NOT NULL)`;

const adminQuery = `
  SELECT s.id, a.id AS account_id, a.name, '' AS email, s.last_seen_at, s.expires_at, a.suspended_at,
         NULL AS behalf_id, NULL AS behalf_name
  FROM sessions s
  JOIN admins a ON a.id = s.admin_id AND a.deleted_at IS NULL
  WHERE s.token_hash = :hash AND s.kind = 'admin' AND s.ended_at IS NULL`;

/** Whose a token is or was: also when it was ended, of accounts that are deleted, of both areas. For the audit of refused calls alone. */
const ownerQuery = `
  SELECT s.id, s.kind, COALESCE(u.id, a.id) AS account_id,
         CASE WHEN s.kind = 'admin' THEN a.name ELSE TRIM(u.last_name || ' ' || u.first_name) END AS name,
         COALESCE(u.email, '') AS email, b.id AS behalf_id, b.name AS behalf_name
  FROM sessions s
  LEFT JOIN users u ON u.id = s.user_id AND s.kind = 'user'
  LEFT JOIN admins a ON a.id = s.admin_id AND s.kind = 'admin'
  LEFT JOIN admins b ON b.id = s.on_behalf_admin_id
  WHERE s.token_hash = :hash AND COALESCE(u.id, a.id) IS NOT NULL`;

/** `last_seen_at` is written at most this often, milliseconds. */
const touchEveryMs = 60_000;
/** Sessions whose last write is remembered; past that the oldest is forgotten and may be written once more. */
const remembered = 10_000;

/** Finds the actor of a session token. */
export function createSessionSource(services: Services): SessionSource {
  const { database, config, logger } = services;
  const seen = new Map<number, number>();
  const remember = (id: number, at: number): void => {
    seen.delete(id);
    seen.set(id, at);
    const [oldest] = seen.size > remembered ? seen.keys() : [];
    if (oldest !== undefined) seen.delete(oldest);
  };

  const find = async (query: string, token: string): Promise<Found<SessionRow>> => {
    const [row] = await database.sequelize.query<SessionRow>(query, {
      replacements: { hash: hashSecret(token) },
      type: QueryTypes.SELECT,
    });
    if (row === undefined) return undefined;
    const now = services.now().getTime();
    const lastSeen = Math.max(readTime(row.last_seen_at).getTime(), seen.get(row.id) ?? 0);
    if (readTime(row.expires_at).getTime() <= now || lastSeen + config.sessionIdleMs <= now) return 'expired';
    if (row.suspended_at !== null) return 'suspended';
    remember(row.id, lastSeen);
    return row;
  };

  return {
    async findUser(token) {
      const row = await find(userQuery, token);
      return typeof row === 'object' ? userOf(row) : row;
    },
    async findAdmin(token) {
      const row = await find(adminQuery, token);
      return typeof row === 'object' ? adminOf(row) : row;
    },
    async identify(token) {
      const [row] = await database.sequelize.query<Person & { readonly kind: 'user' | 'admin' }>(ownerQuery, {
        replacements: { hash: hashSecret(token) },
        type: QueryTypes.SELECT,
      });
      if (row === undefined) return undefined;
      return row.kind === 'admin' ? adminOf(row) : userOf(row);
    },
    hasLoggedInFrom: (kind, name, address) => hasLoggedInFrom(database, kind, name, address),
    findMember: (actor, workspaceId) => loadMemberActor(database, actor, workspaceId),
    async touch(_kind, sessionId) {
      const now = services.now();
      if (now.getTime() - (seen.get(sessionId) ?? 0) < touchEveryMs) return;
      remember(sessionId, now.getTime());
      // No call waits for it: a call that only reads is answered also while the database cannot be written.
      void database
        .write((transaction) =>
          database.models.Session.update(
            { last_seen_at: now },
            { where: { id: sessionId }, silent: true, transaction },
          ),
        )
        .catch((error: unknown) => logger.warn({ err: error }, 'the last use of a session could not be written'));
    },
  };
}

function userOf(row: Person): UserActor {
  const onBehalf = row.behalf_id === null ? undefined : { adminId: row.behalf_id, adminName: row.behalf_name ?? '' };
  return { kind: 'user', userId: row.account_id, name: row.name, email: row.email, sessionId: row.id, onBehalf };
}

function adminOf(row: Person): AdminActor {
  return { kind: 'admin', adminId: row.account_id, name: row.name, sessionId: row.id };
}
