import { join } from 'node:path';
import { createServer } from 'vite';
import { contractPlugin } from './contract-plugin.ts';

/** Screens of which the page has a picture: those that people meet first. */
export const picturePaths: readonly string[] = ['/auth/login', '/auth/login-application'];

/** Languages, and addresses with and without a screen that was wanted: the log-in says so. */
const locales = ['jp', 'en'] as const;
const kinds = { plain: '', wanted: '?redirect=%2F' } as const;

interface Renderer {
  readonly renderPicture: (href: string) => Promise<string>;
}

/**
 * Draws the screens as HTML: for each path its templates, named `<language> <kind>`. src/first/picture.ts shows one of them. Attributes
 * `style` are refused: the content security policy would ignore them.
 */
export async function drawPictures(root: string): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [contractPlugin()],
  });
  const drawn = new Map<string, string>();
  try {
    for (const locale of locales) {
      // Texts take the language from the storage of the browser when they are loaded.
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => locale } });
      server.moduleGraph.invalidateAll();
      const { renderPicture } = (await server.ssrLoadModule(join(root, 'src/first/render-picture.tsx'))) as Renderer;
      for (const path of picturePaths)
        for (const [kind, query] of Object.entries(kinds)) {
          const html = await renderPicture(`${path}${query}`);
          if (/\sstyle=/.test(html)) throw new Error(`The picture of ${path} has an attribute "style".`);
          if (!html.includes('<form')) throw new Error(`The picture of ${path} has no form: ${html}`);
          drawn.set(path, `${drawn.get(path) ?? ''}<template data-picture="${locale} ${kind}">${html}</template>\n`);
        }
    }
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
    await server.close();
  }
  return drawn;
}
