/**
 * Namespaces that WordprocessingML parts use, with the prefix we know them by. Transitional (ECMA-376) and strict (ISO/IEC
 * 29500) documents name the same elements by different namespaces.
 */
export const knownPrefixes: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.openxmlformats.org/drawingml/2006/picture', 'pic'],
  ['http://purl.oclc.org/ooxml/drawingml/picture', 'pic'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
]);

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
