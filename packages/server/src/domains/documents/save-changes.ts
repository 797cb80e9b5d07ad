import type { MemberActor } from '../../access/actor.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { changeDocument } from './change-document.ts';
import type { CheckedDocument } from './check-input.ts';
import { addVersion, factsOfFile } from './create-document.ts';
import type { DocumentFile } from './document-file.ts';
import { differences, writeValues } from './metas-of.ts';
import type { Document } from './model.ts';

export interface Changes {
  /** The version of the row that the member looked at. */
  readonly seen: number;
  readonly checked: CheckedDocument;
  /** A new version of the file. */
  readonly file: DocumentFile | null;
  readonly note?: string | undefined;
  readonly action: string;
  readonly status?: Document['status'];
}

/** Saves what a member decided about a document: columns, values of metas and a new version, with one line of the history. */
export async function saveChanges(
  unit: UnitOfWork,
  actor: MemberActor,
  document: Document,
  { seen, checked, file, note, action, status = document.status }: Changes,
): Promise<void> {
  const { before, after, facts } = checked;
  const columns = { ...facts, name: facts.name ?? document.name, status };
  const changed = Object.entries(columns).filter(([name, value]) => document.get(name) !== value);
  const metas = differences(before, after);
  const isSame = changed.length === 0 && metas.isSame && file === null;
  // The same values again change nothing. Who looked at an older version gets the conflict.
  if (isSame && seen === document.version) return unit.notAudited('Nothing changed.');
  const version =
    file === null ? null : await addVersion(unit, document, { file, userId: actor.userId, note: note ?? null });
  await writeValues(unit, actor, { documentId: document.id, before, after });
  await changeDocument(unit, {
    document,
    seen,
    changes: { ...Object.fromEntries(changed), ...(version === null ? {} : { current_version_id: version.id }) },
    action,
    ...(metas.isSame ? {} : { before: { metas: metas.before } }),
    facts: {
      ...(metas.isSame ? {} : { metas: metas.after }),
      ...(version === null ? {} : { version_number: version.number, ...(note === undefined ? {} : { note }) }),
      ...factsOfFile(file),
    },
  });
}
