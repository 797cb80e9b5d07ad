import { PdfDict } from '../../read/objects/pdf-value.ts';
import type { PdfFile } from '../../read/pdf-file.ts';

/** A start of names that no resource of any page has: `S`, or `S` and a number with a point. */
export function freePrefix(file: PdfFile): string {
  const names = new Set<string>();
  const seen = new Set<PdfDict>();
  for (const { resources } of file.pages()) {
    if (seen.has(resources)) continue;
    seen.add(resources);
    for (const [, value] of resources.entries()) {
      const category = file.resolve(value);
      if (!(category instanceof PdfDict) || seen.has(category)) continue;
      seen.add(category);
      for (const name of category.keys()) if (name.startsWith('S')) names.add(name);
    }
  }
  const taken = Array.from(names);
  for (let count = 0; ; count++) {
    const prefix = count === 0 ? 'S' : `S${count}.`;
    if (!taken.some((name) => name.startsWith(prefix))) return prefix;
  }
}
