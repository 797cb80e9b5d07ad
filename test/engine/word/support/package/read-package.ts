import { unzipSync } from 'fflate';
import { readZip } from '../../../../../packages/engine/src/word/index.ts';
import { readXml, type XmlNode } from './xml-node.ts';

/** One relationship of a part. */
export interface Relationship {
  readonly id: string;
  readonly type: string;
  /** Name of the part it leads to; null for something outside the package. */
  readonly target: string | null;
}

/** A finished Word file, taken apart without the engine's own readers. */
export interface WordPackage {
  readonly names: ReadonlySet<string>;
  /** Roots of the XML parts that are well-formed, by name. */
  readonly xml: ReadonlyMap<string, XmlNode>;
  readonly contentType: (name: string) => string | undefined;
  /** By name of the part they belong to; `''` for the package itself. */
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  readonly faults: readonly string[];
}

const isXml = (name: string): boolean => /\.(xml|rels|vml)$/i.test(name);

/** Name of the part whose relationships a `.rels` part holds. */
function ownerOf(rels: string): string {
  return rels.replace(/(^|\/)_rels\/([^/]*)\.rels$/, (_whole, slash: string, name: string) => `${slash}${name}`);
}

function resolveTarget(owner: string, target: string): string {
  const base = new URL(`http://package/${owner}`);
  return decodeURIComponent(new URL(target, base).pathname.slice(1));
}

function readRelationships(owner: string, root: XmlNode, faults: string[]): Relationship[] {
  const seen = new Set<string>();
  return root.children.map((each) => {
    const id = each.attributes.get('Id') ?? '';
    if (id === '' || seen.has(id)) faults.push(`relationship-id ${owner}: ${id} stands twice or is empty`);
    seen.add(id);
    const target = each.attributes.get('Target') ?? '';
    const outside = each.attributes.get('TargetMode') === 'External';
    return { id, type: each.attributes.get('Type') ?? '', target: outside ? null : resolveTarget(owner, target) };
  });
}

/** Content types by part name and by extension (ECMA-376 part 2, 7.2.3): a part's own goes before its extension's. */
function readContentTypes(
  root: XmlNode | undefined,
  names: ReadonlySet<string>,
  faults: string[],
): Map<string, string> {
  const types = new Map<string, string>();
  for (const each of root?.children ?? []) {
    const part = each.attributes.get('PartName')?.replace(/^\//, '');
    const key = part ?? `.${each.attributes.get('Extension')?.toLowerCase() ?? ''}`;
    if (types.has(key)) faults.push(`content-type [Content_Types].xml: ${key} stands twice`);
    if (part !== undefined && !names.has(part)) faults.push(`content-type [Content_Types].xml: there is no ${part}`);
    types.set(key, each.attributes.get('ContentType') ?? '');
  }
  return types;
}

/** Takes a Word file apart. @throws when it is no zip file that readers agree on */
export function readPackage(bytes: Uint8Array): WordPackage {
  const faults: string[] = [];
  const files = unzipSync(bytes);
  const archive = readZip(bytes);
  // Ours tests check sums, names and overlaps, which fflate does not.
  for (const { name } of archive.entries) archive.read(name);
  const names = new Set(Object.keys(files).filter((name) => !name.endsWith('/')));
  const xml = new Map<string, XmlNode>();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const utf16 = new TextDecoder('utf-16le', { fatal: true });
  for (const name of names) {
    const data = files[name] ?? new Uint8Array();
    if (!isXml(name) || data.length === 0) continue;
    try {
      const read = readXml((data[0] === 0xff ? utf16 : decoder).decode(data));
      faults.push(...read.faults.map((fault) => fault.replace(' :', ` ${name}:`)));
      xml.set(name, read.root);
    } catch (error) {
      faults.push(`not-well-formed ${name}: ${error instanceof Error ? error.message : ''}`);
    }
  }
  const types = readContentTypes(xml.get('[Content_Types].xml'), names, faults);
  const relationships = new Map<string, readonly Relationship[]>();
  for (const [name, root] of xml) {
    if (name.endsWith('.rels')) relationships.set(ownerOf(name), readRelationships(ownerOf(name), root, faults));
  }
  const contentType = (name: string): string | undefined =>
    types.get(name) ?? types.get(`.${name.split('.').at(-1)?.toLowerCase() ?? ''}`);
  return { names, xml, contentType, relationships, faults };
}
