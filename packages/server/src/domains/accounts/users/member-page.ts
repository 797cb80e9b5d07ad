import { QueryTypes } from 'sequelize';
import type { Page } from '../../../contract/shapes.ts';
import { defaultPerPage, type PageQuery } from '../../../database/find-page.ts';
import type { Models } from '../../../database/models.ts';
import { readFlag, readTime, type RowFlag, type RowTime } from '../../../database/read-row.ts';
import type { ShownMember } from './present.ts';

export interface MemberFilter extends PageQuery {
  readonly keyword?: string;
  readonly group_id?: number;
}

interface Row {
  readonly id: number;
  readonly email: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly kana: string | null;
  readonly phone: string | null;
  readonly first_logged_in_at: RowTime | null;
  readonly version: number;
  readonly is_root: RowFlag;
  readonly joined_at: RowTime;
}

const columns = `u.id, u.email, u.last_name, u.first_name, u.kana, u.phone, u.first_logged_in_at, u.version, m.is_root,
  m.created_at AS joined_at`;
const living = `FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
  WHERE m.workspace_id = :workspaceId AND m.removed_at IS NULL`;
const hasText = ['last_name', 'first_name', 'kana', 'email']
  .map((column) => `lower(u.${column}) LIKE :pattern ESCAPE '!'`)
  .join(' OR ');
const isInGroup = `EXISTS (SELECT 1 FROM group_users gu
  WHERE gu.workspace_id = m.workspace_id AND gu.group_id = :groupId AND gu.user_id = m.user_id)`;

/** A page of the living members of a workspace, by name. In plain SQL: it is called most, and models would double its cost. */
export async function memberPage(
  models: Models,
  workspaceId: number,
  { page = 1, per_page = defaultPerPage, keyword, group_id }: MemberFilter,
): Promise<Page<ShownMember>> {
  const { sequelize } = models.Member;
  if (sequelize === undefined) throw new Error('The members are bound to no database.');
  const from = [
    living,
    ...(keyword === undefined ? [] : [`(${hasText})`]),
    ...(group_id === undefined ? [] : [isInGroup]),
  ];
  const matching = from.join(' AND ');
  const replacements = {
    workspaceId,
    pattern: `%${(keyword ?? '').toLowerCase().replace(/[!%_]/g, '!$&')}%`,
    groupId: group_id ?? 0,
    limit: per_page,
    offset: (page - 1) * per_page,
  };
  const options = { replacements, type: QueryTypes.SELECT } as const;
  const order = 'ORDER BY u.last_name, u.first_name, u.id LIMIT :limit OFFSET :offset';
  const [[counted], rows] = await Promise.all([
    sequelize.query<{ total: number }>(`SELECT COUNT(*) AS total ${matching}`, options),
    sequelize.query<Row>(`SELECT ${columns} ${matching} ${order}`, options),
  ]);
  return { items: rows.map(shown), page, per_page, total: counted?.total ?? 0 };
}

function shown({ is_root, joined_at, first_logged_in_at, ...user }: Row): ShownMember {
  return {
    is_root: readFlag(is_root),
    created_at: readTime(joined_at),
    user: {
      ...user,
      full_name: [user.last_name, user.first_name].filter((part) => part !== '').join(' '),
      first_logged_in_at: readTime(first_logged_in_at),
    },
  };
}
