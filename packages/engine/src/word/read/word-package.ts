import { createProblem, ShoruiError, type Place } from '../../problems/index.ts';
import type { Budget } from '../../platform/limits.ts';
import type { ZipArchive } from '../../zip/index.ts';
import { contentTypesName, readContentTypes } from '../../package/content-types.ts';
import { readPart } from '../../package/read-part.ts';
import { listRelationships, relationshipsName } from '../../package/relationships.ts';

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
 * The parts of a Word file that hold its text, the main document first and the others in the order of their names. The main
 * document is the part that the package's relationships lead to. `read` replaces the reader of parts, for callers that cache.
 * @throws ShoruiError `word.not-a-word-file` for other zip files, `word.refused-kind` for macros, templates, Excel, PowerPoint
 */
export function findTextParts(
  archive: ZipArchive,
  limits: Budget,
  place: Place,
  read: typeof readPart = readPart,
): TextPartName[] {
  const notWord = (): never => {
    throw new ShoruiError([createProblem('word.not-a-word-file', place)]);
  };
  if (!archive.has(contentTypesName)) notWord();
  const types = readContentTypes(read(archive, contentTypesName, limits, place));
  const refuse = (type: string | undefined): void => {
    const kind = refusedMain.get(type ?? '');
    if (kind !== undefined) throw new ShoruiError([createProblem('word.refused-kind', place, { kind })]);
  };
  for (const type of types.overrides.values()) refuse(type);
  // The main document (ECMA-376 part 2, 6.5; part 1, 8.1): without this relationship Word opens nothing. Part names are compared without case.
  const targets = new Set(
    listRelationships(read(archive, relationshipsName(''), limits, place), '')
      .filter(({ kind, isOutside }) => kind === 'officeDocument' && !isOutside)
      .map(({ target }) => target.toLowerCase()),
  );
  const found: TextPartName[] = [];
  for (const { name } of archive.entries) {
    const type = types.typeOf(name);
    const isTarget = targets.has(name.toLowerCase());
    if (isTarget) refuse(type);
    const kind = textPartKinds.get(type ?? '');
    // An extension may have the type of the main document, as .NET writes it: then not every part of that type is one.
    const isNamed = isTarget || types.overrides.has(name.toLowerCase());
    if (kind !== undefined && (kind !== 'document' || isNamed)) found.push({ name, kind });
  }
  const documents = found.filter(({ kind }) => kind === 'document');
  if (documents.length !== 1 || !documents.every(({ name }) => targets.has(name.toLowerCase()))) notWord();
  const others = found.filter(({ kind }) => kind !== 'document');
  return [...documents, ...others.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
}
