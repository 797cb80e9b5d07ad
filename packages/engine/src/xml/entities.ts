const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const entityPattern = /&(#x[0-9a-fA-F]+|#[0-9]+|amp|lt|gt|quot|apos);/g;

function entityText(body: string): string {
  if (body.startsWith('#x')) return String.fromCodePoint(Number.parseInt(body.slice(2), 16));
  if (body.startsWith('#')) return String.fromCodePoint(Number.parseInt(body.slice(1), 10));
  return named[body] ?? '';
}

/** Text with the predefined entities and character references of XML resolved. */
export function decodeEntities(raw: string): string {
  return raw.includes('&') ? raw.replace(entityPattern, (_whole, body: string) => entityText(body)) : raw;
}

/** Decoded text with, for each of its UTF-16 units and its end, the offset in the raw text it comes from. */
export interface DecodedText {
  readonly text: string;
  /** null when the text has no references. */
  readonly offsets: readonly number[] | null;
}

/** Decodes while keeping where each character was. */
export function decodeWithOffsets(raw: string): DecodedText {
  if (!raw.includes('&')) return { text: raw, offsets: null };
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  for (const match of raw.matchAll(entityPattern)) {
    text += raw.slice(at, match.index);
    for (; at < match.index; at++) offsets.push(at);
    const decoded = entityText(match[1] ?? '');
    text += decoded;
    for (let unit = 0; unit < decoded.length; unit++) offsets.push(match.index);
    at = match.index + match[0].length;
  }
  text += raw.slice(at);
  for (; at <= raw.length; at++) offsets.push(at);
  return { text, offsets };
}

/** Escapes text for element content and attribute values, leaving out what XML 1.0 cannot hold (section 2.2). */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (char) => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : char === '>' ? '&gt;' : '&quot;'));
}
