/** An element of a part, as offsets into its text. Nothing is copied; attributes and text are read on request. */
export interface XmlElement {
  /** Name with the prefix the standard's own documents use (`w:p`), whatever prefix the file uses. */
  readonly name: string;
  readonly parent: XmlElement | null;
  readonly children: XmlElement[];
  /** Offset of `<`. */
  readonly start: number;
  /** Offset after the `>` of the start tag. */
  openEnd: number;
  /** Offset of the end tag's `<`; equal to `end` for an empty-element tag. */
  closeStart: number;
  /** Offset after the element. */
  end: number;
}

/** An XML part, read. */
export interface XmlPart {
  /** Name in the package, for example `word/document.xml`. */
  readonly name: string;
  readonly xml: string;
  readonly root: XmlElement;
  /** Prefix with colon that the file uses for WordprocessingML, normally `w:`; empty for a default namespace. */
  readonly prefix: string;
}

/** Is the element written as one empty-element tag, `<w:p/>`? */
export function isSelfClosed(element: XmlElement): boolean {
  return element.openEnd === element.end;
}

/** First child of that name. */
export function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((each) => each.name === name);
}

/** First descendant reached by the names, one a level. */
export function descend(element: XmlElement, ...names: string[]): XmlElement | undefined {
  let current: XmlElement | undefined = element;
  for (const name of names) current = current && child(current, name);
  return current;
}

/** Nearest ancestor with one of the names, the element itself included. */
export function closest(element: XmlElement, ...names: string[]): XmlElement | null {
  for (let current: XmlElement | null = element; current; current = current.parent) {
    if (names.includes(current.name)) return current;
  }
  return null;
}

/** Visits the element and everything in it in document order; returning false from `visit` skips what is inside. */
export function walk(element: XmlElement, visit: (element: XmlElement) => boolean | void): void {
  if (visit(element) === false) return;
  for (const each of element.children) walk(each, visit);
}
