/** What systems and Word leave behind in folders and zips: `.DS_Store`, `__MACOSX/`, `Thumbs.db`, lock files (`~$...`). */
export function isJunk(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    /(?:^|\/)__MACOSX\//.test(path) ||
    /(?:^|\/)\./.test(path) ||
    name.startsWith('~$') ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}
