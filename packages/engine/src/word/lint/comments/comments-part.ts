import type { Place } from '../../../problems/index.ts';
import type { Namespaces } from '../../read/part-namespaces.ts';
import type { Budget } from '../../../platform/limits.ts';
import { readPart } from '../../../package/read-part.ts';
import { appendItems, listPart } from '../../../package/list-part.ts';
import { contentTypesName } from '../../../package/content-types.ts';
import { relatedPart, relationshipsName, relationshipsNamespace } from '../../../package/relationships.ts';
import { attribute } from '../../../xml/attributes.ts';
import { scanXml } from '../../../xml/scan-xml.ts';
import { isSelfClosed, type XmlPart } from '../../../xml/xml-element.ts';
import type { ZipArchive } from '../../../zip/index.ts';

/** The part that holds a document's comments, and the other parts that have to change so that it belongs to the document. */
export interface CommentsPart {
  readonly part: XmlPart;
  /** Text of further parts by name. */
  readonly changed: ReadonlyMap<string, string>;
}

const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

function appended(part: XmlPart, item: string): string {
  return appendItems(listPart(part), [item]);
}

function freeName(taken: ReadonlySet<string>, name: (number: number) => string): string {
  let number = 1;
  while (taken.has(name(number).toLowerCase())) number++;
  return name(number);
}

/** The comments of the document, or an empty part of its own that is not in the package yet. */
export function readCommentsPart(
  archive: ZipArchive,
  document: XmlPart,
  namespaces: Namespaces,
  limits: Budget,
  place: Place,
): CommentsPart {
  const listName = relationshipsName(document.name);
  const list = archive.has(listName)
    ? readPart(archive, listName, limits, place)
    : scanXml(listName, `<Relationships xmlns="${relationshipsNamespace}"/>`);
  const items = list.root.children;
  const existing = relatedPart(list, document.name, 'comments');
  if (existing !== null && archive.has(existing)) {
    return { part: readPart(archive, existing, limits, place), changed: new Map() };
  }

  const folder = document.name.slice(0, document.name.lastIndexOf('/') + 1);
  const names = new Set(archive.entries.map(({ name }) => name.toLowerCase()));
  const name = existing ?? freeName(names, (number) => `${folder}comments${number === 1 ? '' : number}.xml`);
  const changed = new Map<string, string>();
  if (existing === null) {
    const ids = new Set(items.map((item) => (attribute(list.xml, item, 'Id') ?? '').toLowerCase()));
    const id = freeName(ids, (number) => `rIdComments${number}`);
    const type = `${namespaces.relationship}/comments`;
    changed.set(listName, appended(list, `<${list.prefix}Relationship Id="${id}" Type="${type}" Target="/${name}"/>`));
  }
  const types = readPart(archive, contentTypesName, limits, place);
  const isTyped = types.root.children.some((item) => attribute(types.xml, item, 'PartName') === `/${name}`);
  const override = `<${types.prefix}Override PartName="/${name}" ContentType="${commentsType}"/>`;
  if (!isTyped) changed.set(contentTypesName, appended(types, override));
  return { part: scanXml(name, `<w:comments xmlns:w="${namespaces.w}"/>`), changed };
}

/** The text of the part with more comments at its end. */
export function withComments(part: XmlPart, comments: readonly string[]): string {
  return isSelfClosed(part.root) || comments.length > 0 ? appended(part, comments.join('')) : part.xml;
}
