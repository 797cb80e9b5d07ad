import type { Plugin } from 'vite';

const shim = /^use-sync-external-store\/shim(?:\/index\.js)?$/;

/** Gives libraries the hook of React itself instead of the copy that they carry for React 17. */
export function nativeStore(): Plugin {
  return {
    name: 'shorui-native-store',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (shim.test(id) ? '\0native-store' : undefined),
    load: (id) => (id === '\0native-store' ? `export { useSyncExternalStore } from 'react';` : undefined),
  };
}
