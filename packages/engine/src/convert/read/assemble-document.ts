import { readPart } from '../../package/read-part.ts';
import type { TextPartKind } from '../../word/read/word-package.ts';
import type { XmlPart } from '../../xml/xml-element.ts';
import type { WordDocument } from '../model/word-document.ts';
import { readCoreProperties } from './content/core-properties.ts';
import { HeaderParts } from './content/header-parts.ts';
import { NoteList } from './content/notes.ts';
import { PartSource, type PartExtras } from './content/part-source.ts';
import { PictureStore } from './content/picture-store.ts';
import { ProblemList, type Reading } from './content/reading.ts';
import { noteReader } from './content/read-notes.ts';
import { readSections } from './content/read-sections.ts';
import { createFormatSource } from './formats/index.ts';
import type { OpenedDocument } from './open-document.ts';

/** The XML of the main part, with what is known of it. */
export interface MainText extends PartExtras {
  readonly part: XmlPart;
}

/**
 * Reads the text of an opened document: sections, headers, notes.
 * @param main the main part, where it is not to be read from the file
 * @throws ShoruiError `word.*` for parts that are broken, or past the limits
 */
export function assembleDocument(opened: OpenedDocument, main?: MainText): WordDocument {
  const { stored, archive, relationships, styleLists, codec, limits, file } = opened;
  const problems = new ProblemList(limits.problems);
  const sources = new Map<XmlPart, PartSource>();
  const formats = createFormatSource(opened.formatParts, (id, part, element, params) => {
    const place = element && sources.get(part)?.place(element);
    problems.add(id, place ?? { ...file, part: part.name }, params);
  });
  const { settings } = formats;
  const notes = new NoteList({ footnote: settings.footnotes, endnote: settings.endnotes }, (value, format) =>
    formats.formatNumber(value, format),
  );
  const reading: Reading = {
    stored,
    archive,
    limits,
    file,
    formats,
    theme: { font: () => undefined, color: (name) => formats.themeColor(name) },
    settings,
    problems,
    pictures: new PictureStore(archive, limits, codec),
    notes,
    styleLists,
  };
  const addSource = (part: XmlPart, kind: TextPartKind, extras?: PartExtras): PartSource => {
    const source = new PartSource(part, kind, reading, extras);
    sources.set(part, source);
    return source;
  };
  const open = (name: string, kind: TextPartKind): PartSource | undefined =>
    archive.has(name) ? addSource(readPart(archive, name, limits, file), kind) : undefined;
  let page = formats.defaultPage;
  notes.readWith(
    noteReader(
      (kind) => open(relationships.find((each) => each.kind === kind && !each.isOutside)?.target ?? '', kind),
      () => page,
    ),
  );
  const source = addSource(main?.part ?? readPart(archive, opened.main, limits, file), 'document', main);
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
    problems: problems.problems,
  };
}
