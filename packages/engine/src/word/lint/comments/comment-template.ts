import type { Locale, Place } from '../../../problems/index.ts';
import type { CompileTemplateOptions } from '../../template/compile-template.ts';
import { partNamespaces } from '../../read/part-namespaces.ts';
import { withLimits } from '../../../platform/limits.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import { attribute } from '../../../xml/attributes.ts';
import { scanXml } from '../../../xml/scan-xml.ts';
import { walk, type XmlPart } from '../../../xml/xml-element.ts';
import { portableCodec, readZip } from '../../../zip/index.ts';
import { readParagraphs, readParts } from '../parts/read-parts.ts';
import { replaceParts } from '../parts/write-parts.ts';
import type { Finding } from '../finding.ts';
import { commentXml } from './comment-xml.ts';
import { readCommentsPart, withComments } from './comments-part.ts';
import { placeComments, withParagraph } from './place-comments.ts';

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
  const { codec = portableCodec, file, locale = 'ja' } = options;
  const limits = withLimits(options.limits, options.now);
  const place: Place = file === undefined ? {} : { file };
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
