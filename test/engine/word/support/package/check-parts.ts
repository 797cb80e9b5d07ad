import type { WordPackage } from './read-package.ts';
import { descendants } from './xml-node.ts';

/** Kind of relationship that an element's reference must have, by the end of its type; others may lead anywhere. */
const wantedTypes: Readonly<Record<string, string>> = {
  'w:hyperlink': 'hyperlink',
  'w:headerReference': 'header',
  'w:footerReference': 'footer',
  'a:blip': 'image',
  'v:imagedata': 'image',
};

const mainType = /\.document\.(main|macroEnabled\.main)\+xml$|\.template\.main\+xml$/;

function* checkReferences(read: WordPackage): Generator<string> {
  for (const [part, root] of read.xml) {
    if (part.endsWith('.rels')) continue;
    const known = new Map((read.relationships.get(part) ?? []).map((each) => [each.id, each]));
    for (const node of descendants(root)) {
      for (const [name, id] of node.attributes) {
        // An empty reference is how Word says "none" (`<o:OLEObject r:id="">`, `<a:blip r:embed="">`).
        if (!name.startsWith('r:') || id === '') continue;
        const found = known.get(id);
        const wanted = wantedTypes[node.name];
        if (!found) yield `reference-unresolved ${part}:${node.line}: ${node.name} ${name}="${id}"`;
        else if (wanted !== undefined && !found.type.endsWith(`/${wanted}`))
          yield `reference-kind ${part}:${node.line}: ${node.name} leads to ${found.type}`;
      }
    }
  }
}

/** Parts have content types, relationships lead somewhere, and references have relationships (ECMA-376 part 2, 6 and 7). */
export function* checkParts(read: WordPackage): Generator<string> {
  for (const name of read.names) {
    if (name !== '[Content_Types].xml' && read.contentType(name) === undefined)
      yield `content-type ${name}: it has none`;
  }
  for (const [owner, relationships] of read.relationships) {
    if (owner !== '' && !read.names.has(owner))
      yield `relationship-owner ${owner}: relationships of a part that is not there`;
    for (const { id, target } of relationships) {
      if (target !== null && !read.names.has(target))
        yield `relationship-target ${owner}: ${id} leads to ${target}, which is not there`;
    }
  }
  const mains = (read.relationships.get('') ?? []).filter(({ type }) => type.endsWith('/officeDocument'));
  if (mains.length !== 1) yield `main-part : ${mains.length} main parts`;
  for (const { target } of mains) {
    if (!mainType.test(read.contentType(target ?? '') ?? ''))
      yield `main-part ${target ?? ''}: not the type of a Word document`;
  }
  yield* checkReferences(read);
}
