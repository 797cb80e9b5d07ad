/** RC4: the same call encrypts and decrypts. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = new Uint8Array(256);
  for (let index = 0; index < 256; index++) state[index] = index;
  for (let index = 0, j = 0; index < 256; index++) {
    const value = state[index] as number;
    j = (j + value + (key[index % key.length] as number)) & 0xff;
    state[index] = state[j] as number;
    state[j] = value;
  }
  const out = new Uint8Array(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 0xff;
    const value = state[i] as number;
    j = (j + value) & 0xff;
    const other = state[j] as number;
    state[i] = other;
    state[j] = value;
    out[at] = (data[at] as number) ^ (state[(value + other) & 0xff] as number);
  }
  return out;
}
