import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface EnginePackage {
  readonly exports: Readonly<Record<string, string | { readonly '@shorui/source': string }>>;
}

const folder = new URL('../../engine/', import.meta.url);

/**
 * Aliases from the entries of the engine to their sources. The engine publishes joined files, of which a bundler cannot leave out what a
 * screen does not use.
 */
export function engineSources(): { find: RegExp; replacement: string }[] {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as EnginePackage;
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    const replacement = fileURLToPath(new URL(target['@shorui/source'], folder));
    return [{ find: new RegExp(`^@shorui/engine${entry.slice(1)}$`), replacement }];
  });
}
