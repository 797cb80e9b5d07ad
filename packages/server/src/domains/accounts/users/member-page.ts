import { QueryTypes } from 'sequelize';
import type { Page } from '../../../contract/shapes.ts';
import { searchPattern } from '../../../database/folded/folded-values.ts';
import { defaultPerPage, type PageQuery } from '../../../database/find-page.ts';
import type { Models } from '../../../database/models.ts';
import { readFlag, readTime, type RowFlag, type RowTime } from '../../../database/read-row.ts';
import type { ShownMember } from './present.ts';

export interface MemberFilter extends PageQuery {
  readonly keyword?: string;
  readonly group_id?: number;
  /** Only members of some group. */
  readonly inAnyGroup?: boolean;
  /** Without those whose accounts are suspended. */
  readonly onlyActive?: boolean;
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

const columns = `u.id, u.email, u.last_name, u.first_name, u.kana, u.phone, u.first_logged_in_at, m.version, m.is_root,
  m.created_at AS joined_at`;
/** What `list_key` is null for: members who were removed, and those whose accounts were deleted. */
const listed = 'm.workspace_id = :workspaceId AND m.list_key IS NOT NULL';
const order = 'ORDER BY m.list_key, m.user_id';
/** The suspended are few: they are looked up in an index of their own. */
const isActive = 'NOT EXISTS (SELECT 1 FROM users s WHERE s.id = m.user_id AND s.suspended_at IS NOT NULL)';

const membership = (group: string): string => `EXISTS (SELECT 1 FROM group_users gu
  ${group} gu.workspace_id = m.workspace_id AND gu.user_id = m.user_id)`;
const isInGroup = membership('WHERE gu.group_id = :groupId AND');
const isInAnyGroup = membership(`JOIN groups g ON g.id = gu.group_id
  AND g.workspace_id = gu.workspace_id AND g.deleted_at IS NULL WHERE`);

/**
 * A page of the members of a workspace in the Japanese order of their names. In plain SQL: it is called most, and models would double
 * its cost. Without a keyword the number of all is counted in an index of the members alone.
 */
export async function memberPage(
  models: Models,
  workspaceId: number,
  { page = 1, per_page = defaultPerPage, keyword, group_id, inAnyGroup = false, onlyActive = false }: MemberFilter,
): Promise<Page<ShownMember>> {
  const { sequelize } = models.Member;
  if (sequelize === undefined) throw new Error('The members are bound to no database.');
  const conditions = [
    listed,
    ...(keyword === undefined ? [] : [`u.search_text LIKE :pattern ESCAPE '!'`]),
    ...(onlyActive ? [isActive] : []),
    ...(group_id === undefined ? [] : [isInGroup]),
    ...(inAnyGroup ? [isInAnyGroup] : []),
  ];
  const searched = keyword === undefined ? 'members m' : 'members m JOIN users u ON u.id = m.user_id';
  const from = `FROM ${searched} WHERE ${conditions.join(' AND ')}`;
  const replacements = {
    workspaceId,
    pattern: searchPattern(keyword ?? ''),
    groupId: group_id ?? 0,
    limit: per_page,
    offset: (page - 1) * per_page,
  };
  const options = { replacements, type: QueryTypes.SELECT } as const;
  // Within, so that users are not read for the rows before the page.
  const found = `SELECT m.user_id, m.is_root, m.created_at, m.version, m.list_key ${from} ${order} LIMIT :limit OFFSET :offset`;
  const [[count], rows] = await Promise.all([
    sequelize.query<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, options),
    sequelize.query<Row>(`SELECT ${columns} FROM (${found}) AS m JOIN users u ON u.id = m.user_id ${order}`, options),
  ]);
  return { items: rows.map(shown), page, per_page, total: count?.total ?? 0 };
}

function shown({ is_root, joined_at, first_logged_in_at, version, ...user }: Row): ShownMember {
  return {
    is_root: readFlag(is_root),
    created_at: readTime(joined_at),
    version,
    user: {
      ...user,
      full_name: [user.last_name, user.first_name].filter((part) => part !== '').join(' '),
      first_logged_in_at: readTime(first_logged_in_at),
    },
  };
}
