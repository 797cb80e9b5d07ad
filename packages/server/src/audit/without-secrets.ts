/** Names of members that never reach the audit or a log, in lower case and without `_`. A name that contains one counts too. */
const secretNames = [
  'password',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'privatekey',
  'cookie',
  'authorization',
  'credential',
  'cardnumber',
  'cvc',
];

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '');
  return secretNames.some((secret) => plain.includes(secret));
}

/** Marks in the audit that a secret existed or changed, without its value. */
export const hiddenSecret = '***';

/** A copy with all secrets hidden, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) && inner !== null ? hiddenSecret : withoutSecrets(inner),
    ]),
  );
}
