import type { Plugin } from 'vite';

/** Mode of a build that holds the styleguide alone: `vite build packages/web --mode styleguide --outDir …`. */
export const styleguideMode = 'styleguide';
const product = '/src/main.tsx';
const styleguide = '/src/styleguide/main.tsx';

/** What can have the focus: its icons and texts have none of their own. */
const focusable = ':is(a, button, input, select, textarea, [tabindex])';

/** Style sheets in which parts inside of `data-look` look as if they were under the pointer or had the focus. */
const withLooks = (css: string): string =>
  css
    .replaceAll(/:hover(?![\w-])/g, ":is(:hover, [data-look='hover'] *)")
    .replaceAll(/:focus-visible(?![\w-])/g, `:is(:focus-visible, [data-look='focus'] ${focusable})`);

/**
 * Gives `/styleguide` its own script instead of the product's: in development by the address, and in a build by the mode, so that tests
 * can open it. A production build contains nothing of it.
 */
export function styleguidePlugin(): Plugin {
  let isStyleguideBuild = false;
  let isDevelopment = false;
  return {
    name: 'shorui-styleguide',
    configResolved({ mode, command }) {
      isStyleguideBuild = mode === styleguideMode;
      isDevelopment = command === 'serve';
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!(isStyleguideBuild || isDevelopment) || !/\/packages\/web\/src\/.*\.css$/.test(id)) return undefined;
        return { code: withLooks(code), map: null };
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { server, originalUrl = '' }) {
        const isWanted = server === undefined ? isStyleguideBuild : /^\/styleguide(?:[/?#]|$)/.test(originalUrl);
        return isWanted ? html.replace(product, styleguide) : html;
      },
    },
  };
}
