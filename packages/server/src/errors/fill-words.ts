/** Replaces the placeholders of a message, `{name}`, by values; a placeholder without a value becomes empty. */
export function fillWords(words: string, params: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(Object.hasOwn(params, name) ? params[name] : ''));
}
