import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits that form the network of an IPv6 address: a provider gives each customer a /64 at least. */
const networkGroups = 4;

/**
 * The key by which calls of an address are counted: an IPv4 address unchanged, also when written within IPv6 (`::ffff:192.0.2.1`);
 * for an IPv6 address its /64, `2001:db8:0:1::/64`, because one client can use every address in it. Any other text is returned
 * unchanged.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [first, second] = [groups[6] ?? 0, groups[7] ?? 0];
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [first >> 8, first & 255, second >> 8, second & 255].join('.');
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address, with `::` and a dotted end expanded. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::').map(dottedToGroups);
  const before = parse(head);
  if (tail === undefined) return before;
  const after = parse(tail);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

const parse = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

/** `ffff:192.0.2.1` to `ffff:c000:201`. */
function dottedToGroups(part: string): string {
  const last = part.slice(part.lastIndexOf(':') + 1);
  if (!isIPv4(last)) return part;
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
  const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  return `${part.slice(0, part.length - last.length)}${groups}`;
}
