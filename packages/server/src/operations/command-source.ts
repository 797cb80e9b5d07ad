import type { AuditSource } from '../audit/audit-entry.ts';

/** The origin of changes made on the command line: the audit names the command. */
export function commandSource(command: string): AuditSource {
  return { actor: { kind: 'system', name: `shorui ${command}` }, requestId: null, address: null, userAgent: null };
}
