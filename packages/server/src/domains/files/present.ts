import type { MemberActor } from '../../access/actor.ts';
import { mayChangeFile } from '../../access/policies/file.ts';
import type { FileView } from '../../contract/files.ts';
import type { StoredFile } from './model.ts';

/** A file as presented to a member. */
export function presentFile(file: StoredFile, actor: MemberActor): FileView {
  const mayChange = mayChangeFile(actor, file).allowed;
  const deleted = file.deleted_at ?? null;
  return {
    id: file.id,
    name: file.name,
    type: file.type,
    size: file.size,
    sha256: file.sha256,
    created_by: file.created_by,
    created_at: file.created_at.toISOString(),
    deleted_at: deleted?.toISOString() ?? null,
    actions: { delete: mayChange && deleted === null, restore: mayChange && deleted !== null },
  };
}
