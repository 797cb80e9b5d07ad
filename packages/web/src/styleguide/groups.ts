import type { ExampleGroup } from './example.ts';

const modules = import.meta.glob<{ readonly group: ExampleGroup }>('./examples/*.tsx', { eager: true });

/** All groups of examples. A new file in `examples/` is shown without an entry anywhere. */
export const groups: readonly ExampleGroup[] = Object.keys(modules)
  .toSorted()
  .flatMap((path) => modules[path]?.group ?? []);
