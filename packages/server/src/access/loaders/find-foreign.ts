import type { Models } from '../../database/models.ts';
import type { RecordKind, Wanted } from '../../errors/wanted.ts';

/** A record that exists, and the workspace that it belongs to. */
export interface ForeignRecord {
  readonly id: number;
  readonly workspaceId: number | null;
}

/** All workspaces that a record ever belonged to, the present one first; none for what belongs to no workspace. */
interface Found {
  readonly id: number;
  readonly workspaceIds: readonly number[];
}

type Find = (models: Models, ids: number[]) => Promise<readonly Found[]>;

/** Ids of one call that are looked up; nobody needs to know of more. */
const mostIds = 100;

interface Owned {
  readonly id: number;
  readonly workspace_id: number | null;
}

const owned = (rows: readonly Owned[]): readonly Found[] =>
  rows.map(({ id, workspace_id }) => ({ id, workspaceIds: workspace_id === null ? [] : [workspace_id] }));

const shared = (rows: readonly { readonly id: number }[]): readonly Found[] =>
  rows.map(({ id }) => ({ id, workspaceIds: [] }));

const columns = { attributes: ['id', 'workspace_id'], paranoid: false };

/** How each kind of record is found, deleted ones too, without regard to who asks. */
const finders: Readonly<Record<RecordKind, Find>> = {
  admin: async ({ Admin }, id) => shared(await Admin.findAll({ attributes: ['id'], where: { id }, paranoid: false })),
  company: async ({ Company }, id) =>
    (await Company.findAll({ attributes: ['id'], where: { id }, paranoid: false })).map((company) => ({
      id: company.id,
      workspaceIds: [company.id],
    })),
  // Those that are supplied to everybody are nobody's.
  'document-category': async ({ DocumentCategory }, id) =>
    owned(await DocumentCategory.findAll({ ...columns, where: { id } })).filter(
      ({ workspaceIds }) => workspaceIds.length > 0,
    ),
  file: async ({ StoredFile }, id) => owned(await StoredFile.findAll({ ...columns, where: { id } })),
  group: async ({ Group }, id) => owned(await Group.findAll({ ...columns, where: { id } })),
  'group-request': async ({ GroupRequest }, id) => owned(await GroupRequest.findAll({ ...columns, where: { id } })),
  invitation: async ({ Invitation }, id) => owned(await Invitation.findAll({ ...columns, where: { id } })),
  link: async ({ OneTimeToken }, id) => shared(await OneTimeToken.findAll({ attributes: ['id'], where: { id } })),
  session: async ({ Session }, id) => shared(await Session.findAll({ attributes: ['id'], where: { id } })),
  user: findUsers,
};

/** A user was of a company when he has a place there, also one that has ended. */
async function findUsers({ User, Member }: Models, ids: number[]): Promise<readonly Found[]> {
  const users = await User.findAll({ attributes: ['id'], where: { id: ids }, paranoid: false });
  const members = await Member.findAll({
    attributes: ['user_id', 'workspace_id', 'removed_at'],
    where: { user_id: users.map(({ id }) => id) },
    order: [['id', 'ASC']],
  });
  const present = members.filter(({ removed_at }) => removed_at === null);
  const former = members.filter(({ removed_at }) => removed_at !== null);
  return users.map(({ id }) => ({
    id,
    workspaceIds: [...present, ...former]
      .filter(({ user_id }) => user_id === id)
      .map(({ workspace_id }) => workspace_id),
  }));
}

/**
 * Of the records that a refused call was after, those that exist and are not the caller's to have: what makes the refusal a refused
 * access, and not a mistake. For the audit alone: the reply never depends on it.
 */
export async function findForeign(models: Models, wanted: Wanted): Promise<readonly ForeignRecord[]> {
  const { kind, among } = wanted;
  const ids = [...new Set(wanted.ids)].slice(0, mostIds);
  const found = await finders[kind](models, ids);
  return ids.flatMap((id) => {
    const record = found.find((each) => each.id === id);
    if (record === undefined || (among !== 'own' && record.workspaceIds.includes(among))) return [];
    return [{ id, workspaceId: record.workspaceIds[0] ?? null }];
  });
}
