import { knownPrefixes } from './namespaces.ts';

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** A declaration that ended: the prefix, and what it meant before. */
type Before = readonly [prefix: string, uri: string | undefined];

/** The namespaces declared at a place in a part. */
export class Namespaces {
  readonly #uris = new Map([['xml', xmlNamespace]]);
  readonly #before: (readonly Before[])[] = [];
  #states = 0;
  /** Another number whenever a prefix gets another meaning. */
  state = 0;

  has(prefix: string): boolean {
    return this.#uris.has(prefix);
  }

  /**
   * Puts declarations in force until `restore`. False when two prefixes would mean the same namespace: then attributes with
   * different names could be the same one.
   */
  declare(declared: readonly (readonly [prefix: string, uri: string])[]): boolean {
    const before: Before[] = [];
    let isChanged = false;
    for (const [prefix, uri] of declared) {
      const old = this.#uris.get(prefix);
      before.push([prefix, old]);
      if (old === uri) continue;
      for (const known of this.#uris.values()) if (known === uri) return false;
      this.#uris.set(prefix, uri);
      isChanged = true;
    }
    this.#before.push(before);
    if (isChanged) this.state = ++this.#states;
    return true;
  }

  /** Takes back what the last declarations in force changed. */
  restore(): void {
    let isChanged = false;
    for (const [prefix, uri] of this.#before.pop() ?? []) {
      if (this.#uris.get(prefix) === uri) continue;
      isChanged = true;
      if (uri === undefined) this.#uris.delete(prefix);
      else this.#uris.set(prefix, uri);
    }
    if (isChanged) this.state = ++this.#states;
  }

  /** Name with the prefix that the standard's own documents use; as it is when the namespace is not one of those. */
  canonicalName(raw: string): string {
    const colon = raw.indexOf(':');
    const prefix = colon < 0 ? '' : raw.slice(0, colon);
    const known = knownPrefixes.get(this.#uris.get(prefix) ?? '');
    return known === undefined || known === prefix ? raw : `${known}:${raw.slice(colon + 1)}`;
  }
}
