/** Addresses that would run something. */
const running = /^\s*(?:javascript|vbscript|data):/i;

/** A link's target: the address with the place in it, or `#` and a bookmark; undefined for none, and for one that runs a script. */
export function linkAddress(address: string, place: string | undefined): string | undefined {
  if (running.test(address)) return undefined;
  const anchor = place === undefined || place === '' ? '' : `#${place}`;
  const target = address + anchor;
  return target === '' || target === '#' ? undefined : target;
}
