/** Values that can be part of a URL. */
export type AddressValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/**
 * The address of a call: params put into the path, encoded; members of the query behind it, lists by repeating the name. Throws a
 * TypeError when a param of the path is missing or empty: the call would go to another address.
 */
export function buildUrl(
  baseUrl: string,
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? (params[name] as AddressValue) : undefined;
    if (value === undefined || value === null || String(value) === '')
      throw new TypeError(`The address ${path} needs ${name}.`);
    return encodePart(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) search.append(name, String(each));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${text === '' ? '' : `?${text}`}`;
}

/** `.` and `..` alone would be resolved as path segments, even when encoded. */
function encodePart(text: string): string {
  if (text === '.' || text === '..') throw new TypeError(`"${text}" cannot be a path segment.`);
  return encodeURIComponent(text);
}
