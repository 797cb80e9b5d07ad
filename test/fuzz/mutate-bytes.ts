import type { Random } from './random.ts';

/** Values that readers of sizes and offsets stumble over. */
const edgeBytes = [0, 1, 0x7f, 0x80, 0xfe, 0xff, 0x50, 0x4b, 0x3c, 0x7b];

function overwrite(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice();
  for (let left = 1 + random.below(8); left > 0; left--) {
    // Half of the changes go to the directory at the end, where a few bytes decide everything.
    const from = random.chance(0.5) ? Math.max(0, changed.length - 2000) : 0;
    const at = from + random.below(changed.length - from);
    changed[at] = random.chance(0.5) ? random.pick(edgeBytes) : random.below(256);
  }
  return changed;
}

function moveStretch(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice();
  const length = 1 + random.below(Math.min(400, changed.length - 1));
  const from = random.below(changed.length - length);
  changed.copyWithin(random.below(changed.length - length), from, from + length);
  return changed;
}

function insertStretch(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const from = random.below(bytes.length);
  const stretch = bytes.subarray(from, from + random.below(300));
  return new Uint8Array([...bytes.subarray(0, at), ...stretch, ...bytes.subarray(at)]);
}

function removeStretch(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  return new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(at + 1 + random.below(300))]);
}

/** A file with some of its bytes changed, moved, doubled, taken out or cut off. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const kind = random.below(8);
  if (kind < 4) return overwrite(bytes, random);
  if (kind === 4) return moveStretch(bytes, random);
  if (kind === 5) return insertStretch(bytes, random);
  if (kind === 6) return removeStretch(bytes, random);
  return bytes.subarray(0, random.below(bytes.length));
}
