import type { Plugin } from 'vite';

/**
 * Empties a module of a library that the product does not use, but that the library imports. Its exports become functions that throw, so
 * that a first use is noticed in development and tests.
 */
export function leaveOut(module: RegExp): Plugin {
  return {
    name: `shorui-leave-out-${module.source}`,
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!module.test(id.split('?')[0] ?? id)) return undefined;
      const names =
        /export \{([^}]*)\}/
          .exec(code)?.[1]
          ?.split(',')
          .map((name) => name.trim()) ?? [];
      if (names.length === 0) throw new Error(`${id} has another form than expected: see build/leave-out.ts.`);
      const unused = `() => { throw new Error('Left out of the build: see build/leave-out.ts.'); }`;
      return { code: names.map((name) => `export const ${name} = ${unused};`).join('\n'), map: null };
    },
  };
}
