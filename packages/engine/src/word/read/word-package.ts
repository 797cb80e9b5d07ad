import { createProblem, ShoruiError, type Place } from '../../problems/index.ts';
import type { Budget } from '../../platform/limits.ts';
import { attribute } from '../xml/attributes.ts';
import { decodePart } from '../xml/decode-part.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlPart } from '../xml/xml-element.ts';
import type { ZipArchive } from '../zip/index.ts';
import { checkRelationshipCount, mainTargets } from './relationships.ts';

/** Kinds of part that hold text of the document. */
export type TextPartKind = 'document' | 'header' | 'footer' | 'footnotes' | 'endnotes';

export interface TextPartName {
  readonly name: string;
  readonly kind: TextPartKind;
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Content types of main parts that are not a plain document (ECMA-376 part 1, 11.3.10; [MS-OFFMACRO2] 2.2). */
const refusedMain: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'application/vnd.ms-word.document.macroEnabled.main+xml': '.docm',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml': '.dotx',
    'application/vnd.ms-word.template.macroEnabledTemplate.main+xml': '.dotm',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': '.xlsx',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml': '.pptx',
  }),
);

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const textPartKinds: ReadonlyMap<string, TextPartKind> = new Map(
  Object.entries<TextPartKind>({
    [main]: 'document',
    [`${wordprocessing}header+xml`]: 'header',
    [`${wordprocessing}footer+xml`]: 'footer',
    [`${wordprocessing}footnotes+xml`]: 'footnotes',
    [`${wordprocessing}endnotes+xml`]: 'endnotes',
  }),
);

/**
 * Reads one XML part of the archive: decoded, checked, scanned.
 * @throws ShoruiError `word.part-missing`, `word.xml-*`
 */
export function readPart(archive: ZipArchive, name: string, limits: Budget, file: Place): XmlPart {
  const place = { ...file, part: name };
  const xml = decodePart(archive.read(name), place);
  const part = readXml(name, xml, place, limits);
  checkRelationshipCount(part, limits, file);
  return part;
}

/**
 * The parts of a Word file that hold its text, the main document first and the others in the order of their names. `read` where
 * somebody keeps what was read.
 * @throws ShoruiError `word.not-a-word-file` for other zip files, `word.refused-kind` for macros, templates, Excel, PowerPoint
 */
export function findTextParts(
  archive: ZipArchive,
  limits: Budget,
  place: Place,
  read: typeof readPart = readPart,
): TextPartName[] {
  if (!archive.has('[Content_Types].xml')) throw new ShoruiError([createProblem('word.not-a-word-file', place)]);
  const types = read(archive, '[Content_Types].xml', limits, place);
  const found: TextPartName[] = [];
  const names = new Set<string>();
  for (const element of types.root.children) {
    const type = attribute(types.xml, element, 'ContentType') ?? '';
    const refused = refusedMain.get(type);
    if (refused !== undefined) throw new ShoruiError([createProblem('word.refused-kind', place, { kind: refused })]);
    const name = (attribute(types.xml, element, 'PartName') ?? '').replace(/^\//, '');
    const kind = textPartKinds.get(type);
    // A part that is named twice is still one part.
    if (kind === undefined || names.has(name) || !archive.has(name)) continue;
    names.add(name);
    found.push({ name, kind });
  }
  const documents = found.filter(({ kind }) => kind === 'document');
  const [document] = documents;
  if (!document || documents.length > 1) throw new ShoruiError([createProblem('word.not-a-word-file', place)]);
  // Part names are compared without case. A reader starts from this relationship: without it Word opens nothing.
  const targets = mainTargets(read(archive, '_rels/.rels', limits, place));
  if (!targets.some((target) => target.toLowerCase() === document.name.toLowerCase()))
    throw new ShoruiError([createProblem('word.not-a-word-file', place)]);
  const others = found.filter(({ kind }) => kind !== 'document');
  return [...documents, ...others.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
}
