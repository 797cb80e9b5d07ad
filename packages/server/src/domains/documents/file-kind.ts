import type { FileKindName } from './model.ts';

const office = 'application/vnd.openxmlformats-officedocument.';
const kinds: Readonly<Record<string, FileKindName>> = {
  [`${office}wordprocessingml.document`]: 'word',
  [`${office}spreadsheetml.sheet`]: 'excel',
  'application/pdf': 'pdf',
  'application/json': 'text',
  'application/xml': 'text',
};
/** Endings of the old formats of Office, whose contents begin alike. */
const oldEndings: Readonly<Record<string, FileKindName>> = { doc: 'word', xls: 'excel' };

/** What people call a file of a media type; the name decides only between the old formats of Office. */
export function fileKindOf(type: string, name: string): FileKindName {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (kind !== undefined) return kind;
  if (type === 'application/x-cfb') return oldEndings[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'other';
  // A picture in SVG may run programs, so it is never shown as one.
  if (type.startsWith('image/') && type !== 'image/svg+xml') return 'image';
  return type.startsWith('text/') ? 'text' : 'other';
}
