import {
  compile,
  compileTemplate,
  layPaper,
  loadBarcodes,
  resolve,
  ShoruiError,
  type CompiledApplication,
  type CompiledTemplate,
  type Paper,
} from '@shorui/engine';
import type { AuthoredFile } from '@shorui/engine/bundle';
import type { BlockPlace } from '@shorui/engine/convert';
import { authorBundle, layApplicationForm, layApplicationPaper } from '@shorui/engine/document';
import type { ApplicationFile, TemplateDocument } from '@shorui/engine/model';
import type { LaidForm } from '@shorui/engine/pdf';
import type { FontShelf } from './font-shelf.ts';
import { Reasons, type BlockDecisions } from './reasons.ts';
import type { Answers, BlockBox, PaperFile, PaperParts } from './protocol.ts';

/** A file that is to be laid out, again and again while its fonts are fetched. */
export interface PaperWork {
  /** The compiled template of a Word file; null for a form. */
  readonly template: CompiledTemplate | null;
  /** The name that the file gets. */
  readonly name: string;
  /** Whether the answers lead to this file at all. */
  readonly isMade: boolean;
  readonly lay: () => Paper | LaidForm;
  /** The paper of a Word file with places. */
  readonly layPlaces: () => Paper;
  /** Where the blocks are, under the paths that the editor's document gives them. */
  readonly blocks: (places: readonly BlockPlace[]) => readonly BlockBox[];
  /** Why paragraphs are printed or left out; undefined as soon as the answers are old. */
  readonly reasons: (places: readonly BlockPlace[], isOld: () => boolean) => Promise<BlockDecisions | undefined>;
}

/** Where papers come from. */
export interface Papers {
  readonly files: readonly PaperFile[];
  /** @throws {ShoruiError} with what is wrong with the template */
  work(fileId: number, answers: Answers): PaperWork | undefined;
}

/** The main part of files that are written from a document. */
const writtenPart = 'word/document.xml';

/** The blocks of a file; of one that was written from a document, the blocks of the document. */
function blocksOf(places: readonly BlockPlace[], authored: AuthoredFile | undefined): readonly BlockBox[] {
  const { origins } = authored ?? {};
  if (origins === undefined) return places;
  return places.flatMap((place) => {
    const path = place.part === writtenPart ? origins.get(place.path)?.join('.') : undefined;
    return path === undefined ? [] : [{ ...place, path }];
  });
}

/** Tags in the name of a file, with what joins them to it. */
const tags = /[_＿ 　-]*\{\{[^{}]*\}\}/gu;
const shownName = ({ id, name }: ApplicationFile): PaperFile => ({ id, name: name.replace(tags, '') });

type Authored = ReadonlyMap<number, AuthoredFile> | undefined;

/** The files of an application with the answers of a person: what is not answered stays blank. */
class FilledPapers implements Papers {
  readonly #compiled: CompiledApplication;
  readonly #locale: 'ja' | 'en';
  readonly #authored: Authored;
  readonly #reasons: Reasons;

  constructor(compiled: CompiledApplication, locale: 'ja' | 'en', authored: Authored) {
    [this.#compiled, this.#locale, this.#authored] = [compiled, locale, authored];
    this.#reasons = new Reasons(compiled, locale);
  }

  get files(): readonly PaperFile[] {
    const shown = this.#compiled.files.filter(({ template, form }) => template !== null || form !== null);
    return shown.map(({ file }) => shownName(file));
  }

  work(fileId: number, answers: Answers): PaperWork | undefined {
    const compiled = this.#compiled;
    const file = compiled.files.find((each) => each.file.id === fileId);
    if (!file) return undefined;
    const resolved = resolve(compiled, answers, { locale: this.#locale });
    const options = { missingGlyph: 'fallback' } as const;
    return {
      template: file.template,
      name: file.name(resolved.data).text,
      isMade: resolved.files.has(fileId),
      lay: () =>
        layApplicationForm(compiled, resolved, file, options) ?? layApplicationPaper(compiled, resolved, file, options),
      layPlaces: () => layApplicationPaper(compiled, resolved, file, { ...options, places: true }),
      blocks: (places) => blocksOf(places, this.#authored?.get(fileId)),
      reasons: async (places, isOld) => {
        const found = await this.#reasons.of(fileId, resolved, places, isOld);
        const origins = this.#authored?.get(fileId)?.origins;
        if (found === undefined || origins === undefined) return found;
        const leftOut = found.leftOut.flatMap((block) => {
          const path = block.part === '' ? origins.get(block.path)?.join('.') : undefined;
          return path === undefined ? [] : [{ ...block, path }];
        });
        return { ...found, leftOut };
      },
    };
  }
}

/** The Word files of an application as they are written, with their tags. */
class WrittenPapers implements Papers {
  readonly files: readonly PaperFile[];
  readonly #fonts: FontShelf;
  readonly #authored: Authored;
  readonly #given: ReadonlyMap<number, { readonly bytes: Uint8Array; readonly document: TemplateDocument | undefined }>;
  readonly #compiled = new Map<number, CompiledTemplate>();

  constructor({ application, files, authored }: Awaited<ReturnType<typeof authorBundle>>, fonts: FontShelf) {
    [this.#fonts, this.#authored] = [fonts, authored];
    const given = application.files.flatMap((file) => {
      const own = authored?.get(file.id);
      const bytes = files.get(file.path) ?? own?.bytes;
      if (bytes === undefined || file.type !== 'word') return [];
      return [{ file, bytes, document: own?.document ?? file.document }];
    });
    this.files = given.map(({ file }) => shownName(file));
    this.#given = new Map(given.map(({ file, ...rest }) => [file.id, rest]));
  }

  work(fileId: number): PaperWork | undefined {
    const template = this.#templateOf(fileId);
    if (template === undefined) return undefined;
    const options = { fonts: this.#fonts.library, missingGlyph: 'fallback' } as const;
    return {
      template,
      name: this.files.find(({ id }) => id === fileId)?.name ?? '',
      isMade: true,
      lay: () => layPaper(template, {}, options),
      layPlaces: () => layPaper(template, {}, { ...options, places: true }),
      blocks: (places) => blocksOf(places, this.#authored?.get(fileId)),
      reasons: () => Promise.resolve({ blocks: [], leftOut: [] }),
    };
  }

  #templateOf(fileId: number): CompiledTemplate | undefined {
    const known = this.#compiled.get(fileId);
    const given = this.#given.get(fileId);
    if (known !== undefined || given === undefined) return known;
    const template = this.#compile(given.bytes, given.document);
    this.#compiled.set(fileId, template);
    return template;
  }

  /** Where the document does not fit its file the file is shown alone; lint tells what is wrong. */
  #compile(bytes: Uint8Array, document: TemplateDocument | undefined): CompiledTemplate {
    const options = { places: true, asWritten: true };
    try {
      return compileTemplate(bytes, { ...options, ...(document && { layer: { document, lists: () => [] } }) });
    } catch (error) {
      if (!(error instanceof ShoruiError) || document === undefined) throw error;
      return compileTemplate(bytes, options);
    }
  }
}

interface PapersOptions {
  readonly fonts: FontShelf;
  readonly locale: 'ja' | 'en';
  /** Templates as they are written, with their tags. */
  readonly isWritten: boolean;
}

/**
 * The papers of an application.
 * @throws {ShoruiError} with what is wrong with it
 */
export async function openPapers(
  { application, files }: PaperParts,
  { fonts, locale, isWritten }: PapersOptions,
): Promise<Papers> {
  const bundle = await authorBundle({ application, files: new Map(files) });
  if (isWritten) return new WrittenPapers(bundle, fonts);
  if (application.fields.some(({ style }) => style?.barcode !== undefined)) await loadBarcodes();
  return new FilledPapers(
    compile(bundle, { fonts: fonts.library, places: true, allowFaults: true }),
    locale,
    bundle.authored,
  );
}
