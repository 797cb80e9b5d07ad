import type { Actor } from '../access/actor.ts';

/** One line of the audit: who did what to which record, from where. Values are plain JSON; the writer removes secrets. */
export interface AuditEntry {
  /** `resource.verb`, for example `groups.update`; names of refused calls end in `.refused`. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: number | string | null };
  /** The workspace concerned; null for actions of staff and of the system outside all workspaces. */
  readonly workspaceId: number | null;
  /**
   * Only for refused calls: the owner of the requested record. Shown to staff only: neither company may learn about the other through
   * it, so lists for a company contain neither this value nor lines that have it.
   */
  readonly subjectWorkspaceId?: number | null;
  /** Members of the record before and after the change; only those that differ. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly note?: string;
}

/** The origin of a change. */
export interface AuditSource {
  readonly actor: Actor;
  readonly requestId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
}
