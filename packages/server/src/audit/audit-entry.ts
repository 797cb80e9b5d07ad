import type { Actor } from '../access/actor.ts';

/** One line of the audit: who did what to which record, from where. Values are plain JSON; secrets are left out by the writer. */
export interface AuditEntry {
  /** `resource.verb`, `groups.update`; refused calls end in `.refused`. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: number | string | null };
  /** Workspace that it concerns; null for staff and system work outside of all. */
  readonly workspaceId: number | null;
  /**
   * Of a refused call: whose record it was after. For the staff alone: neither company is to learn of the other by it, so no list
   * for a company may show it, nor lines that have it.
   */
  readonly subjectWorkspaceId?: number | null;
  /** Members of the record before and after, only those that changed. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly note?: string;
}

/** Where a change comes from. */
export interface AuditSource {
  readonly actor: Actor;
  readonly requestId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
}
