/** Reads bytes in an encoding; undefined when they are not in it. */
function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a name of a button's state. The standard requires UTF-8 (7.3.5); old Japanese writers used
 * Shift_JIS. `name` has a character for each byte.
 */
export function stateText(name: string): string {
  if (/^[\u0020-\u007e]*$/.test(name)) return name;
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  return tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'shift_jis') ?? name;
}
