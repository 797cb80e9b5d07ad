/** Tags as they are written in one field, divided by commas of any kind. A form sends no empty list: without tags it has an empty one. */
export function tagsOf(written: string): string[] {
  const tags = written
    .split(/[、,，\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return tags.length === 0 ? [''] : [...new Set(tags)];
}

export const tagsInWords = (tags: readonly string[]): string => tags.join('、');
