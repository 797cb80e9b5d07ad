import { SaxesParser } from 'saxes';

/** An element of a part under the prefix the standard's own examples use, whatever prefix the file uses. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: XmlNode | null;
  readonly children: XmlNode[];
  /** Line of the start tag, from 1. */
  readonly line: number;
  /** Characters that stand directly in the element. */
  text: string;
}

const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://purl.oclc.org/ooxml/drawingml/picture': 'pic',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2012/wordml': 'w15',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing': 'wp14',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas': 'wpc',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
  'urn:schemas-microsoft-com:office:word': 'w10',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://www.w3.org/XML/1998/namespace': 'xml',
};

/** A part, read: its root, namespaces a reader may skip, and what is wrong with the text itself. */
export interface XmlTree {
  readonly root: XmlNode;
  readonly faults: readonly string[];
}

/** Reads a part. @throws when it is not well-formed XML with namespaces, or has a document type */
export function readXml(xml: string): XmlTree {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const faults: string[] = [];
  const document: XmlNode = { name: '', attributes: new Map(), parent: null, children: [], line: 1, text: '' };
  let current = document;
  const canonical = (uri: string, local: string): string =>
    uri === ''
      ? local
      : `${prefixes[uri] ?? (uri.startsWith('http://schemas.microsoft.com/') ? 'ms' : 'other')}:${local}`;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type declaration');
  });
  parser.on('opentag', (tag) => {
    const attributes = new Map<string, string>();
    for (const { uri, local, prefix, value } of Object.values(tag.attributes)) {
      if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) continue;
      attributes.set(canonical(uri, local), value);
    }
    // Word calls a file damaged when a prefix listed here is declared nowhere (ECMA-376 part 3, 7.2 and 7.6).
    for (const list of [
      'mc:Ignorable',
      'mc:MustUnderstand',
      'mc:ProcessContent',
      ...(tag.local === 'Choice' ? ['Requires'] : []),
    ]) {
      for (const prefix of (attributes.get(list) ?? '').split(/\s+/).filter(Boolean)) {
        if (parser.resolve(prefix.replace(/:.*/, '')) === undefined)
          faults.push(`prefix-undeclared :${parser.line}: ${list} names ${prefix}`);
      }
    }
    const node: XmlNode = {
      name: canonical(tag.uri, tag.local),
      attributes,
      parent: current === document ? null : current,
      children: [],
      line: parser.line,
      text: '',
    };
    current.children.push(node);
    current = node;
  });
  const addText = (text: string): void => {
    current.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    current = current.parent ?? document;
  });
  parser.write(xml).close();
  return { root: document.children[0] ?? document, faults };
}

function collect(node: XmlNode, skipped: string, found: XmlNode[]): XmlNode[] {
  found.push(node);
  for (const each of node.children) if (each.name !== skipped) collect(each, skipped, found);
  return found;
}

/** The element and everything in it, in document order. */
export function descendants(node: XmlNode): readonly XmlNode[] {
  return collect(node, '', []);
}

const shownNodes = new WeakMap<XmlNode, readonly XmlNode[]>();

/**
 * As `descendants`, without what only readers that know less than Word see: Word writes the same ids into both branches. Kept,
 * for every rule asks for it.
 */
export function shown(node: XmlNode): readonly XmlNode[] {
  let found = shownNodes.get(node);
  if (!found) shownNodes.set(node, (found = collect(node, 'mc:Fallback', [])));
  return found;
}

/** Children with alternatives laid open: as a reader sees them that takes every first choice, or every fallback. */
export function openChildren(node: XmlNode, branch: 'mc:Choice' | 'mc:Fallback'): XmlNode[] {
  return node.children.flatMap((each) => {
    if (each.name !== 'mc:AlternateContent') return [each];
    const chosen = each.children.find(({ name }) => name === branch);
    return chosen ? openChildren(chosen, branch) : [];
  });
}

export function childNamed(node: XmlNode, name: string): XmlNode | undefined {
  return node.children.find((each) => each.name === name);
}
