import { xmlNamespace, type Namespaces } from './namespaces.ts';

/** A start tag as it is written. The same text is read once for a part: Word writes the same tags thousands of times. */
export interface StartTag {
  /** Name as the file writes it. */
  readonly raw: string;
  readonly isSelfClosed: boolean;
  readonly attributes: number;
  /** Prefixes of the element and its attributes that must be declared; an element without one has ''. */
  readonly prefixes: readonly string[];
  /** Namespaces that the tag declares; null for none, as nearly always. */
  readonly declared: readonly (readonly [prefix: string, uri: string])[] | null;
  /** The element's name in the words of the standard, and the state of the namespaces for which it holds. */
  name: string;
  state: number;
}

/** Distinct start tags that are remembered; parts of Word have some hundred. */
const mostRemembered = 5_000;

// Only what is beyond doubt: names in ASCII, double or single quotes, no `<` in a value. References were looked at before.
const elementName = /([A-Za-z_][\w.-]*)(?::([A-Za-z_][\w.-]*))?/y;
const attribute = /[ \t\r\n]+([A-Za-z_][\w.-]*)(?::([A-Za-z_][\w.-]*))?[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /[ \t\r\n]*(\/?)$/y;

/** Can a namespace be declared like that without any question? */
function isPlainDeclaration(prefix: string, uri: string): boolean {
  return !/^xml/i.test(prefix) && uri !== xmlNamespace && uri !== 'http://www.w3.org/2000/xmlns/' && !/[\s&]/.test(uri);
}

/** Reads the text between `<` and `>` of a start tag; null unless it is plain. */
function parseStartTag(text: string): StartTag | null {
  elementName.lastIndex = 0;
  const name = elementName.exec(text);
  if (!name) return null;
  const names = new Set<string>();
  const prefixes = new Set([name[2] === undefined ? '' : (name[1] ?? '')]);
  const declared: [string, string][] = [];
  let at = elementName.lastIndex;
  for (;;) {
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (!match) break;
    at = attribute.lastIndex;
    // By index: taking an array apart goes through its iterator, which is slow in code that runs for the first time.
    const first = match[1] ?? '';
    const second = match[2];
    const full = second === undefined ? first : `${first}:${second}`;
    if (names.has(full)) return null;
    names.add(full);
    if (first === 'xmlns') {
      const prefix = second ?? '';
      const uri = match[3] ?? match[4] ?? '';
      if (uri === '' || !isPlainDeclaration(prefix, uri)) return null;
      declared.push([prefix, uri]);
    } else if (second !== undefined) prefixes.add(first);
  }
  tagEnd.lastIndex = at;
  const end = tagEnd.exec(text);
  if (!end) return null;
  return {
    raw: name[0],
    isSelfClosed: end[1] === '/',
    attributes: names.size,
    prefixes: [...prefixes],
    declared: declared.length > 0 ? declared : null,
    name: '',
    state: -1,
  };
}

/** The start tags of one part. */
export class StartTags {
  readonly #known = new Map<string, StartTag>();
  readonly #namespaces: Namespaces;

  constructor(namespaces: Namespaces) {
    this.#namespaces = namespaces;
  }

  /**
   * Reads a start tag, `text` being what is between `<` and `>`, and declares its namespaces. Null when
   * it is not plain or uses a prefix that nothing declares.
   */
  read(text: string): StartTag | null {
    let tag = this.#known.get(text) ?? null;
    if (!tag) {
      tag = parseStartTag(text);
      if (!tag) return null;
      if (this.#known.size < mostRemembered) this.#known.set(text, tag);
    }
    const namespaces = this.#namespaces;
    if (tag.declared && !namespaces.declare(tag.declared)) return null;
    if (tag.state === namespaces.state) return tag;
    if (!tag.prefixes.every((prefix) => prefix === '' || namespaces.has(prefix))) return null;
    tag.name = namespaces.canonicalName(tag.raw);
    tag.state = namespaces.state;
    return tag;
  }
}
