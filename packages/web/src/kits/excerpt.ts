/** The beginning of a text, with an ellipsis where it goes on. `most`: characters that are shown. */
export function excerptOf(text: string, most: number): string {
  const characters = Array.from(text.trim());
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : characters.join('');
}
