import { attribute } from '../../xml/attributes.ts';
import { walk, type XmlElement } from '../../xml/xml-element.ts';
import type { ListPart } from '../../package/content-types.ts';
import type { PackageIndex } from './package-index.ts';

/** Parts that say more about comments by the ids of their paragraphs: threads, and ids that last ([MS-DOCX] 2.5.3.2 and 2.5.4.2). */
const furtherParts = ['commentsExtended', 'commentsIds'];

function without(list: ListPart, lost: ReadonlySet<XmlElement>): string {
  const { xml } = list.part;
  let text = '';
  let at = 0;
  for (const { start, end } of lost) {
    text += xml.slice(at, start);
    at = end;
  }
  return text + xml.slice(at);
}

/** The XML of the parts about comments without those that the document no longer refers to, by name. */
export function withoutComments(index: PackageIndex, lost: ReadonlySet<string>): Map<string, string> {
  const changed = new Map<string, string>();
  const name = lost.size === 0 ? null : index.related('comments');
  const list = name === null ? null : index.list(name);
  if (name === null || !list) return changed;
  const comments = list.items.filter((each) => lost.has(attribute(list.part.xml, each, 'id') ?? ''));
  const paragraphs = new Set<string>();
  for (const comment of comments) {
    walk(comment, (element) => {
      const id = element.name === 'w:p' ? attribute(list.part.xml, element, 'paraId') : undefined;
      if (id !== undefined) paragraphs.add(id);
    });
  }
  if (comments.length > 0) changed.set(name, without(list, new Set(comments)));
  for (const kind of furtherParts) {
    const further = index.related(kind);
    const items = further === null ? null : index.list(further);
    if (further === null || !items) continue;
    const gone = items.items.filter((each) => paragraphs.has(attribute(items.part.xml, each, 'paraId') ?? ''));
    if (gone.length > 0) changed.set(further, without(items, new Set(gone)));
  }
  return changed;
}
