const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** A human-readable size: `512B`, `20MB`, `1.25GB`; units of 1,024, at most two decimals. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 'B';
  for (const next of units) {
    if (value < 1024) break;
    value /= 1024;
    unit = next;
  }
  return `${Math.round(value * 100) / 100}${unit}`;
}
