import type { AuditSource } from '../audit/audit-entry.ts';

/** Where a change comes from that somebody makes at the command line of the machine: the audit names the command. */
export function commandSource(command: string): AuditSource {
  return { actor: { kind: 'system', name: `shorui ${command}` }, requestId: null, address: null, userAgent: null };
}
