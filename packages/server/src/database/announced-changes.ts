import type { AuditEntry } from '../audit/audit-entry.ts';
import type { EventData, ProductEvent } from '../contract/event-kinds.ts';
import { staffChannel } from '../realtime/realtime-port.ts';
import type { Models } from './models.ts';

type Change = EventData<'records'>['change'];

interface Announced {
  readonly change: Change;
  /** Kind of the changed records where it is not that of the audited subject. Their ids are then left out. */
  readonly kind?: string;
}

/**
 * Audited actions whose result other people see: open screens of the company, and those of the staff, are notified. Rows of plain
 * resources publish their own events (domains/plain); applications and documents have a rule of their own below.
 */
const announced: Readonly<Record<string, Announced>> = {
  'adminCompanies.create': { change: 'created' },
  'adminCompanies.delete': { change: 'deleted' },
  'adminCompanies.restore': { change: 'restored' },
  'adminCompanies.update': { change: 'updated' },
  'adminCompanies.updateRole': { change: 'updated' },
  'adminCompanies.updateType': { change: 'updated' },
  'adminDocumentCategories.create': { change: 'created' },
  'adminDocumentCategories.delete': { change: 'deleted' },
  'adminDocumentCategories.restore': { change: 'restored' },
  'adminDocumentCategories.update': { change: 'updated' },
  'adminDocumentTemplates.create': { change: 'created' },
  'adminDocumentTemplates.delete': { change: 'deleted' },
  'adminDocumentTemplates.restore': { change: 'restored' },
  'adminDocumentTemplates.update': { change: 'updated' },
  'adminSettings.update': { change: 'updated', kind: 'settings' },
  'adminReceipts.reissue': { change: 'updated' },
  'adminTransactions.setCancelStatus': { change: 'updated' },
  'adminTransferRequests.cancel': { change: 'updated' },
  'adminTransferRequests.confirm': { change: 'updated' },
  'adminUsers.delete': { change: 'deleted' },
  'adminUsers.restore': { change: 'restored' },
  'adminUsers.update': { change: 'updated' },
  'answerSets.create': { change: 'created' },
  'answerSets.delete': { change: 'deleted' },
  'answerSets.update': { change: 'updated' },
  'appUserFilters.create': { change: 'created' },
  'appUserFilters.delete': { change: 'deleted' },
  'auth.changeEmail': { change: 'updated' },
  'campaigns.create': { change: 'created' },
  'campaigns.delete': { change: 'deleted' },
  'campaigns.send': { change: 'updated' },
  'campaigns.update': { change: 'updated' },
  'companies.register': { change: 'created' },
  'companies.update': { change: 'updated' },
  'documentCategories.create': { change: 'created' },
  'documentCategories.delete': { change: 'deleted' },
  'documentCategories.restore': { change: 'restored' },
  'documentCategories.update': { change: 'updated' },
  'groups.acceptRequest': { change: 'updated' },
  'groups.changeRootUser': { change: 'updated' },
  'groups.create': { change: 'created' },
  'groups.delete': { change: 'deleted' },
  'groups.invite': { change: 'updated' },
  'groups.refuseRequest': { change: 'updated' },
  'groups.request': { change: 'created' },
  'groups.restore': { change: 'restored' },
  'groups.update': { change: 'updated' },
  'invitations.accept': { change: 'created' },
  'masterFields.create': { change: 'created' },
  'masterFields.delete': { change: 'deleted' },
  'masterFields.restore': { change: 'restored' },
  'masterFields.update': { change: 'updated' },
  'metaGroups.create': { change: 'created' },
  'metaGroups.delete': { change: 'deleted' },
  'metaGroups.restore': { change: 'restored' },
  'metaGroups.update': { change: 'updated' },
  'metas.create': { change: 'created' },
  'metas.delete': { change: 'deleted' },
  'metas.restore': { change: 'restored' },
  'metas.update': { change: 'updated' },
  'ownDocumentTemplates.create': { change: 'created' },
  'ownDocumentTemplates.delete': { change: 'deleted' },
  'ownDocumentTemplates.restore': { change: 'restored' },
  'ownDocumentTemplates.update': { change: 'updated' },
  'transferRequests.cancel': { change: 'updated' },
  'transferRequests.create': { change: 'created' },
  'transferRequests.notify': { change: 'updated' },
  'types.create': { change: 'created' },
  'types.delete': { change: 'deleted' },
  'types.restore': { change: 'restored' },
  'types.update': { change: 'updated' },
  'users.cancelInvitation': { change: 'deleted' },
  'users.invite': { change: 'created', kind: 'invitation' },
  'users.remove': { change: 'deleted' },
  'users.resendInvitation': { change: 'updated' },
  'users.restore': { change: 'restored' },
  'users.saveNotification': { change: 'updated' },
  'users.update': { change: 'updated' },
};

/** Kinds of which every audited action changes what screens show. */
const alwaysAnnounced: ReadonlySet<string> = new Set(['application', 'document', 'document-comment']);

/** Their actions that change more than the content of the record. */
const otherChanges: Readonly<Record<string, Change>> = {
  'advisorComments.create': 'created',
  'advisorComments.delete': 'deleted',
  'advisorComments.restore': 'restored',
  'applications.create': 'created',
  'applications.clone': 'created',
  'applicationSamples.create': 'created',
  'applications.delete': 'deleted',
  'applications.restore': 'restored',
  'comments.create': 'created',
  'comments.delete': 'deleted',
  'comments.restore': 'restored',
  'documents.create': 'created',
  'documents.delete': 'deleted',
  'documents.purge': 'deleted',
  'documents.restore': 'restored',
};

function announcedBy({ action, subject }: AuditEntry): Announced | undefined {
  const listed = announced[action];
  if (listed !== undefined || !alwaysAnnounced.has(subject.kind) || action.endsWith('.refused')) return listed;
  return { change: otherChanges[action] ?? 'updated' };
}

/** An event, and the channels to which it is published. */
export interface Announcement {
  readonly channels: readonly number[];
  readonly event: ProductEvent;
}

/**
 * The `records` events that follow from what one unit of work audited: to the members of the company, to the person concerned and to
 * the staff. Read at the end of the unit, so that those who have just joined hear it too.
 */
export async function announcedChanges(
  models: Models,
  entries: readonly AuditEntry[],
): Promise<readonly Announcement[]> {
  const events = withoutRepetitions(entries).flatMap((entry) => {
    const found = announcedBy(entry);
    return found === undefined ? [] : [{ entry, data: dataOf(entry, found) }];
  });
  if (events.length === 0) return [];
  const workspaceIds = [...new Set(events.flatMap(({ data }) => data.workspace_id ?? []))];
  const [members, staff] = await Promise.all([
    workspaceIds.length === 0
      ? []
      : models.Member.findAll({
          attributes: ['workspace_id', 'user_id'],
          where: { workspace_id: workspaceIds, removed_at: null },
        }),
    models.Admin.findAll({ attributes: ['id'], where: { suspended_at: null } }),
  ]);
  return events.map(({ entry, data }) => {
    const users = members.filter(({ workspace_id: id }) => id === data.workspace_id).map(({ user_id: id }) => id);
    const concerned = entry.subject.kind === 'user' ? data.ids : [];
    const channels = new Set([...users, ...concerned, ...staff.map(({ id }) => staffChannel(id))]);
    return { channels: [...channels], event: { type: 'records', data } };
  });
}

const keyOf = ({ action, subject, workspaceId }: AuditEntry): string =>
  [action, subject.kind, subject.id, workspaceId].join(' ');

/** One unit may audit several changes of one record by the same action: they are one event. */
function withoutRepetitions(entries: readonly AuditEntry[]): readonly AuditEntry[] {
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}

function dataOf({ subject, workspaceId }: AuditEntry, { change, kind }: Announced): EventData<'records'> {
  const ids = kind === undefined && typeof subject.id === 'number' ? [subject.id] : [];
  return { workspace_id: workspaceId, kind: kind ?? subject.kind, ids, change };
}
