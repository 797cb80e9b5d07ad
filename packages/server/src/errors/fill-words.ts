/** Puts values into the places of a message, `{name}`; a place without a value stays empty. */
export function fillWords(words: string, params: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(Object.hasOwn(params, name) ? params[name] : ''));
}
