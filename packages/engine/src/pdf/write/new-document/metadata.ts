/** Metadata of a document. No clock is read: without dates it has none. */
export interface Metadata {
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
  /** The program whose document this is. */
  readonly creator?: string;
  /** The program that wrote the PDF. */
  readonly producer?: string;
  /** Language of the text, as `ja` (BCP 47). */
  readonly language?: string;
  /** When the document was made and last changed: ISO 8601 with a zone, as `2026-04-01T09:00:00+09:00`. */
  readonly created?: string;
  readonly modified?: string;
}

const isoDate = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A date as PDF writes it (ISO 32000-1, 7.9.4): `D:20260401090000+09'00'`.
 * @throws RangeError for what is no ISO 8601 date with time and zone
 */
export function pdfDate(iso: string): string {
  const parts = isoDate.exec(iso);
  if (!parts) throw new RangeError(`no ISO 8601 date with time and zone: ${iso}`);
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = parts;
  const place = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}'${zone.slice(4)}'`;
  return `D:${year}${month}${day}${hour}${minute}${second}${place}`;
}
