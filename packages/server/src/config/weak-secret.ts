/** Words of examples and templates of configurations, which are in everybody's hands. */
const examples = /change.?me|example|secret.?secret|password|placeholder|insert|your.?secret|12345678|abcdefgh/i;
/** Fewer different characters are no random text. */
const leastVariety = 10;

/** A secret that somebody could guess: of an example, or of few different characters. */
export function isWeakSecret(secret: string): boolean {
  return examples.test(secret) || new Set(secret).size < leastVariety;
}
