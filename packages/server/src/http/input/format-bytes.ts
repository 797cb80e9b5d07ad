const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size for people, `20MB`, with one decimal where it is not whole. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${Number.isInteger(value) ? value : value.toFixed(1)}${units[unit] ?? ''}`;
}
