/** Letters and digits that are not taken for each other when they are read out. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 12;

/** A password for a link: random, easy to read out. The number of letters is a power of two, so each is as likely. */
export function madeUpPassword(): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => letters[byte % letters.length]).join('');
}
