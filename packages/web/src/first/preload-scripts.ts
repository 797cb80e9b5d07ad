/** Begins to load scripts of the build that the page needs soon. @param files without the first slash; empty ones are left out */
export function preloadScripts(files: readonly string[]): void {
  for (const file of files) {
    if (file === '') continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
