import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractPlugin } from './build/contract-plugin.ts';
import { engineSources } from './build/engine-sources.ts';
import { fontsPlugin, layersPlugin } from './build/fonts-plugin.ts';
import { firstPlugin } from './build/first-plugin.ts';
import { leaveOut } from './build/leave-out.ts';
import { nativeStore } from './build/native-store.ts';
import { oneScript } from './build/one-script.ts';
import { pdfPlugin } from './build/pdf-plugin.ts';
import { precompress } from './build/precompress.ts';
import { styleguidePlugin } from './build/styleguide-plugin.ts';

/**
 * What the first page loads anyway, in few files: fifty small ones are some 10 kB larger when compressed, and each costs a request. What
 * a single screen needs stays with it.
 */
const chunkGroups = [
  {
    name: 'core',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[\w-]+)\/(?!.*useBlocker)/,
    priority: 2,
  },
  {
    name: 'base',
    test: /packages\/(?:web\/src\/(?:api\/(?!events\/)|routes\/(?!visitor|screens|(?:auth|site|admin)-table|ready-)|messages\/(?:common|errors|locale)|layouts\/(?:auth-layout|plain-layout|root-frame|state-pages|language-button|titles)|ui\/(?:appearance|brand|button|dialog|link|shared-value|surfaces|toast))|server\/dist\/(?:access\/policies\/route-table|client\/(?!read-events)))/,
    priority: 1,
  },
  {
    name: 'form',
    test: /packages\/web\/src\/(?:kits\/form\/(?:form-parts|form-store|plain-form|rows|schema-check|tidy|use-submit-keys)\.|ui\/(?:field|inputs|use-composing)\.)|node_modules\/ajv\/dist\/runtime\/ucs2length|packages\/web\/src\/screens\/auth\/.*mailed-to/,
    priority: 1,
  },
  // What many screens share is small and much: as files of their own, a screen would ask for some seventy.
  {
    name: 'shared',
    test: /packages\/web\/src\/(?:ui|kits|api|messages|routes|layouts)\/|node_modules\/lucide-react|contract/,
    minShareCount: 25,
    priority: 0,
  },
];

// Vite reads the default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  plugins: [
    contractPlugin(),
    nativeStore(),
    pdfPlugin(),
    fontsPlugin(),
    layersPlugin(),
    leaveOut(/query-core\/build\/modern\/infiniteQueryBehavior\.js$/),
    { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' },
    styleguidePlugin(),
    react(),
    firstPlugin(),
    precompress(),
  ],
  resolve: { alias: engineSources() },
  // Modules in the old format, which the checks of forms import: development turns them into modules of today.
  optimizeDeps: {
    include: ['ucs2length', 'equal', 'uri', 'validation_error'].map((name) => `ajv/dist/runtime/${name}.js`),
  },
  // The plugins above do not reach the modules of workers.
  worker: {
    format: 'es',
    plugins: () => [contractPlugin()],
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: oneScript, debugName: 'script' }] } } },
  },
  build: {
    // Newer targets keep light-dark(): an older one would turn it into variables that ignore the chosen theme.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Nothing as data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For the report of sizes (build/first-load.ts) and its test.
    manifest: true,
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
