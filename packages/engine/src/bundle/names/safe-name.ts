import { cutGraphemes } from './cut-graphemes.ts';
import { tidyName } from './tidy-name.ts';

/** How a safe name is made from a requested one. */
export interface SafeNameOptions {
  /** Used when nothing is left of the requested name. */
  readonly fallback: string;
  /** Longest whole name in UTF-16 units; suffix and extension are kept, the rest is cut between characters. */
  readonly maxLength: number;
  /** Added before the extension, such as ` (2)`. */
  readonly suffix?: string;
  /** With its dot, such as `.docx`. */
  readonly extension?: string;
}

/** Device names that Windows does not allow as the part before the first dot (Microsoft, "Naming Files"). */
const reserved = /^(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|COM[0-9¹²³]|LPT[0-9¹²³])$/i;

function escapeReserved(stem: string): string {
  const [beforeDot = ''] = stem.split('.');
  const device = beforeDot.trim();
  return reserved.test(device) ? `${device}_${stem.slice(beforeDot.length)}` : stem;
}

/** A name for one file or folder that Windows, macOS and Linux all take, as close to the requested one as can be. */
export function safeName(wanted: string, options: SafeNameOptions): string {
  const { fallback, maxLength, suffix = '', extension = '' } = options;
  const tail = suffix + extension;
  const stem = tidyName(cutGraphemes(escapeReserved(tidyName(wanted)), maxLength - tail.length));
  return (stem === '' ? fallback : stem) + tail;
}
