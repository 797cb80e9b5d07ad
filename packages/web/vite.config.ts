import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractPlugin } from './build/contract-plugin.ts';
import { fontsPlugin, layersPlugin } from './build/fonts-plugin.ts';
import { precompress } from './build/precompress.ts';

// Vite reads the default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  plugins: [
    contractPlugin(),
    fontsPlugin(),
    layersPlugin(),
    { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' },
    react(),
    precompress(),
  ],
  worker: { format: 'es' },
  build: {
    // Newer targets keep light-dark(): an older one would turn it into variables that ignore the chosen theme.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Nothing as data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
});
