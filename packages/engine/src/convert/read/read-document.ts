import { startFileWork, type FileOptions } from '../../platform/environment.ts';
import type { Codec } from '../../platform/codec.ts';
import type { Budget } from '../../platform/limits.ts';
import { ShoruiError, type Place } from '../../problems/index.ts';
import { AcceptedArchive } from '../../word/read/changes/accepted-archive.ts';
import type { StyleLists } from '../../word/read/block-tree.ts';
import { readStyleLists } from '../../word/read/style-lists.ts';
import { readPart } from '../../package/read-part.ts';
import { findTextParts, type TextPartKind, type TextPartName } from '../../word/read/word-package.ts';
import type { XmlPart } from '../../xml/xml-element.ts';
import { readZip, type ZipArchive } from '../../zip/index.ts';
import type { WordDocument } from '../model/word-document.ts';
import { readCoreProperties } from './content/core-properties.ts';
import { HeaderParts } from './content/header-parts.ts';
import { NoteList } from './content/notes.ts';
import { PartSource } from './content/part-source.ts';
import { PictureStore } from './content/picture-store.ts';
import { ProblemList } from './content/problem-list.ts';
import { noteReader } from './content/read-notes.ts';
import { readSections } from './content/read-sections.ts';
import type { Reading } from './content/reading.ts';
import { readRelationships } from '../../package/relationships.ts';
import { createFormatSource, readFormatParts } from './formats/index.ts';
import { readCachedPart } from '../../package/part-cache.ts';
import { cutMainPart } from './plain/cut-main-part.ts';
import { FastPathUnsupported } from './plain/fast-path-unsupported.ts';

export interface ReadDocumentOptions extends FileOptions {
  /** Read it so that the places of paragraphs are known, though nothing may be reported about them. */
  readonly whole?: boolean;
}

/** A Word file that was opened. */
interface Opened {
  readonly stored: ZipArchive;
  readonly archive: AcceptedArchive;
  readonly parts: readonly TextPartName[];
  readonly codec: Codec;
  readonly limits: Budget;
  readonly file: Place;
}

/**
 * Reads a Word file as it is to be set: tracked changes accepted, hidden text left out, styles, numbers and notes resolved. What
 * is in it and is not set is reported in `problems`.
 * @throws ShoruiError `word.*` for a file that is broken, not a Word file, or past the limits
 */
export function readDocument(bytes: Uint8Array | ZipArchive, options: ReadDocumentOptions = {}): WordDocument {
  const { codec, limits, place: file } = startFileWork(options);
  const stored =
    bytes instanceof Uint8Array ? readZip(bytes, { codec, limits: options.limits, file: options.file }) : bytes;
  const parts = findTextParts(stored, limits, file, readCachedPart);
  const archive = new AcceptedArchive(
    stored,
    parts.map(({ name }) => name),
    codec,
    limits,
    file,
  );
  const opened = { stored, archive, parts, codec, limits, file };
  if (options.whole === true) return readOpened(opened, true);
  try {
    return readOpened(opened, false);
  } catch (error) {
    // What is wrong in a document that is cut is reported when it is read whole.
    if (error instanceof FastPathUnsupported || error instanceof ShoruiError) return readOpened(opened, true);
    throw error;
  }
}

/** @throws FastPathUnsupported where it is to be read whole */
function readOpened({ stored, archive, parts, codec, limits, file }: Opened, isWhole: boolean): WordDocument {
  const main = parts[0]?.name ?? '';
  const relationships = [...readRelationships(stored, main, limits, file, readCachedPart).values()];
  const formatParts = readFormatParts(stored, relationships, limits, file);
  const problems = new ProblemList(limits.problems);
  const sources = new Map<XmlPart, PartSource>();
  const formats = createFormatSource(formatParts, (id, part, element, params) => {
    const source = sources.get(part);
    // A paragraph template, which has no place.
    if (cut && !source && part.name === main) throw new FastPathUnsupported();
    const place = element && source?.place(element);
    problems.add(id, place ?? { ...file, part: part.name }, params);
  });
  const cut =
    isWhole || !formats.memory ? undefined : cutMainPart(stored.read(main), main, formats.memory, limits, file);
  const { settings } = formats;
  const notes = new NoteList({ footnote: settings.footnotes, endnote: settings.endnotes }, (value, format) =>
    formats.formatNumber(value, format),
  );
  let styleLists: StyleLists | undefined;
  const reading: Reading = {
    archive,
    limits,
    file,
    formats,
    theme: { font: () => undefined, color: (name) => formats.themeColor(name) },
    settings,
    problems,
    pictures: new PictureStore(archive, limits, codec),
    notes,
    ...(cut && { paragraphTemplates: cut.templates }),
    styleLists: () => (styleLists ??= readStyleLists(archive, limits, file)),
  };
  const openPart = (name: string, kind: TextPartKind): PartSource => {
    const source = new PartSource(readPart(archive, name, limits, file), kind, reading);
    sources.set(source.part, source);
    return source;
  };
  const open = (name: string, kind: TextPartKind): PartSource | undefined =>
    archive.has(name) ? openPart(name, kind) : undefined;
  let page = formats.defaultPage;
  notes.readWith(
    noteReader(
      (kind) => open(relationships.find((each) => each.kind === kind && !each.isOutside)?.target ?? '', kind),
      () => page,
    ),
  );
  const source = cut ? new PartSource(cut.part, 'document', reading, cut.paragraphs) : openPart(main, 'document');
  sources.set(source.part, source);
  const sections = readSections(source, new HeaderParts(source, open), (entered) => (page = entered));
  return {
    sections,
    footnotes: notes.footnotes,
    ...(notes.restarted.size > 0 && { restartedNotes: notes.restarted }),
    endnotes: notes.endnotes,
    evenAndOddHeaders: formats.evenAndOddHeaders,
    defaultTab: formats.defaultTab,
    squeezesPunctuation: formats.squeezesPunctuation,
    balancesSpaces: formats.balancesSpaces,
    ...readCoreProperties(stored, limits, file),
    ...(cut && { isCut: true }),
    problems: problems.problems,
  };
}
