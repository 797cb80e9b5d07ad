import { startFileWork } from '../../../platform/environment.ts';
import { appendItems, contentTypesName, listPart } from '../../../package/content-types.ts';
import { readPart } from '../../../package/read-part.ts';
import { relatedPart, relationshipsName, relationshipsNamespace } from '../../../package/relationships.ts';
import { type Budget } from '../../../platform/limits.ts';
import { placeWords } from '../../../problems/catalogue/place-words.ts';
import { type Place, describePlace, type Locale } from '../../../problems/index.ts';
import { problemText } from '../../../problems/texts.ts';
import { attribute } from '../../../xml/attributes.ts';
import { escapeXml } from '../../../xml/entities.ts';
import { scanXml } from '../../../xml/scan-xml.ts';
import { isSelfClosed, type XmlPart, walk } from '../../../xml/xml-element.ts';
import { type ZipArchive, readZip } from '../../../zip/index.ts';
import { type Namespaces, type PartNamespaces, partNamespaces } from '../../read/part-namespaces.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import type { CompileTemplateOptions } from '../../template/compile-template.ts';
import type { Finding } from '../finding.ts';
import { readParagraphs, readParts, replaceParts } from '../parts/read-parts.ts';
import { placeComments, withParagraph } from './place-comments.ts';

/** The part that holds a document's comments, and the other parts that have to change so that it belongs to the document. */
interface CommentsPart {
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
function readCommentsPart(
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
function withComments(part: XmlPart, comments: readonly string[]): string {
  return isSelfClosed(part.root) || comments.length > 0 ? appended(part, comments.join('')) : part.xml;
}

/** Who lint's comments are from. */
const commentAuthor = 'Shorui';

/** The text of a comment: what is wrong, what to do, a second place, and the id of the finding. */
function commentLines(finding: Finding, locale: Locale, namedPlace: Place | null): string[] {
  const { what, fix } = problemText(finding, locale);
  const where = namedPlace ? describePlace(namedPlace, locale) : '';
  const related = finding.related ? placeWords[locale].related(describePlace(finding.related, locale)) : '';
  return [where, what, fix, related, `[${finding.id}]`].filter((line) => line !== '');
}

/**
 * A comment of a part of comments (ECMA-376 part 1, 17.13.4.2). It carries no date, so that the same findings give the same
 * bytes. `namedPlace` is put into words when the comment cannot be at the place itself.
 */
function commentXml(
  { own, declare }: PartNamespaces,
  id: number,
  finding: Finding,
  locale: Locale,
  namedPlace: Place | null,
): string {
  const paragraphs = commentLines(finding, locale, namedPlace).map((line, index) => {
    const mark = index === 0 ? `<${own}r><${own}annotationRef/></${own}r>` : '';
    const properties = `<${own}rPr><${own}rFonts ${own}hint="eastAsia"/></${own}rPr>`;
    const text = `<${own}t xml:space="preserve">${escapeXml(line)}</${own}t>`;
    return `<${own}p>${mark}<${own}r>${properties}${text}</${own}r></${own}p>`;
  });
  const attributes = `${own}id="${id}" ${own}author="${commentAuthor}" ${own}initials="S"`;
  return `<${own}comment${declare} ${attributes}>${paragraphs.join('')}</${own}comment>`;
}

/** How findings become comments in a Word file. */
export interface CommentOptions extends Pick<CompileTemplateOptions, 'codec' | 'limits' | 'now' | 'file'> {
  /** Language of the comments. Default Japanese. */
  locale?: Locale;
}

const numbered = new Set(['w:comment', 'w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference']);

/** The first number that no comment of the parts has. */
function firstFreeId(...parts: readonly XmlPart[]): number {
  let next = 0;
  for (const part of parts) {
    walk(part.root, (element) => {
      if (!numbered.has(element.name)) return;
      const id = Number(attribute(part.xml, element, 'id'));
      if (Number.isSafeInteger(id)) next = Math.max(next, id + 1);
    });
  }
  return next;
}

/**
 * A copy of a Word file with findings written into it as comments, each around the characters it is about. Findings in
 * headers, footers, notes and text boxes, where Word has no comments, are at the nearest place of the text and name their
 * own. Comments that are there already stay. The same findings give the same bytes; without findings the given bytes are
 * returned.
 * @throws ShoruiError when the file cannot be read
 */
export function commentTemplate(
  bytes: Uint8Array,
  findings: readonly Finding[],
  options: CommentOptions = {},
): Uint8Array {
  if (findings.length === 0) return bytes;
  const { locale = 'ja' } = options;
  const { codec, limits, place } = startFileWork(options);
  const archive = readZip(bytes, options);
  const styleLists = readStyleLists(archive, limits, place);
  const [main] = readParts(archive, limits, styleLists, place);
  if (!main) return bytes;

  const part = scanXml(main.part.name, withParagraph(main));
  const document = { kind: main.kind, part, paragraphs: readParagraphs(part, main.kind, styleLists, place) };
  const words = partNamespaces(part);
  const comments = readCommentsPart(archive, part, words.namespaces, limits, place);
  const first = firstFreeId(part, comments.part);
  const placed = placeComments(
    document,
    words,
    findings.map((finding, index) => ({ id: first + index, finding })),
  );
  const commentWords = partNamespaces(comments.part);
  const texts = placed.comments.map((each) => commentXml(commentWords, each.id, each.finding, locale, each.namedPlace));
  const changed = new Map(comments.changed);
  changed.set(part.name, placed.xml);
  changed.set(comments.part.name, withComments(comments.part, texts));
  return replaceParts(archive, changed, codec);
}
