/** Words from published examples and templates of configurations. */
const examples = /change.?me|example|secret.?secret|password|placeholder|insert|your.?secret|12345678|abcdefgh/i;
/** Text with fewer distinct characters is not random. */
const leastVariety = 10;

/** Whether a secret is guessable: taken from an example, or with few distinct characters. */
export function isWeakSecret(secret: string): boolean {
  return examples.test(secret) || new Set(secret).size < leastVariety;
}
