import type { Place } from '../../../problems/index.ts';
import type { Namespaces } from '../../content/part-namespaces.ts';
import type { Budget } from '../../../platform/limits.ts';
import { readPart } from '../../read/word-package.ts';
import { appendItems, contentTypesName, relationshipsName } from '../../write/package-index.ts';
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
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';

function appended(part: XmlPart, item: string): string {
  return appendItems({ part, items: part.root.children, prefix: part.prefix }, [item]);
}

/** A part of the package by the target of a relationship from a part. */
function resolveTarget(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
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
    : scanXml(listName, `<Relationships xmlns="${packageNamespace}/relationships"/>`);
  const items = list.root.children;
  const known = items.find((item) => attribute(list.xml, item, 'Type')?.endsWith('/comments'));
  const target = known && attribute(list.xml, known, 'Target');
  const existing = target === undefined ? undefined : resolveTarget(document.name, target);
  if (existing !== undefined && archive.has(existing)) {
    return { part: readPart(archive, existing, limits, place), changed: new Map() };
  }

  const folder = document.name.slice(0, document.name.lastIndexOf('/') + 1);
  const names = new Set(archive.entries.map(({ name }) => name.toLowerCase()));
  const name = existing ?? freeName(names, (number) => `${folder}comments${number === 1 ? '' : number}.xml`);
  const changed = new Map<string, string>();
  if (existing === undefined) {
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
