import type { BuiltFile } from './built-pages.ts';

/** Written by the build of the screens: the page of each path of the route table (`{ "/settings/user/edit/:id?": "/pages/7.html" }`). */
const listAddress = '/pages.json';

/** A path of the route table as a pattern: `:id`, `:id?` and `:path*` are parameters. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/:\w+\*/g, '(?:/.*)?')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Gives the page that a browser gets for a path. The build has one for each screen, which names the files that the screen needs; every
 * other path gets the common page. Undefined without a build.
 */
export function screenPages(files: ReadonlyMap<string, BuiltFile>): (path: string) => BuiltFile | undefined {
  const common = files.get('/index.html');
  const list = files.get(listAddress)?.plain.toString('utf8') ?? '{}';
  const pages = new Map(Object.entries(JSON.parse(list) as Readonly<Record<string, string>>));
  // A path without parameters goes before one with them, as in the router of the screens.
  const patterns = [...pages]
    .filter(([path]) => path.includes(':'))
    .map(([path, address]) => ({ pattern: patternOf(path), address }));
  return (path) => {
    const screen = path.replace(/^\/frontend(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/';
    const address = pages.get(screen) ?? patterns.find(({ pattern }) => pattern.test(screen))?.address;
    return (address === undefined ? undefined : files.get(address)) ?? common;
  };
}
