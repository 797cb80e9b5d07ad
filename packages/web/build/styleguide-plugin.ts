import type { Plugin } from 'vite';

/** Mode of a build that holds the styleguide alone: `vite build packages/web --mode styleguide --outDir …`. */
export const styleguideMode = 'styleguide';
const product = '/src/main.tsx';
const styleguide = '/src/styleguide/main.tsx';

/**
 * Gives `/styleguide` its own script instead of the product's: in development by the address, and in a build by the mode, so that tests
 * can open it. A production build contains nothing of it.
 */
export function styleguidePlugin(): Plugin {
  let isStyleguideBuild = false;
  return {
    name: 'shorui-styleguide',
    configResolved({ mode }) {
      isStyleguideBuild = mode === styleguideMode;
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
