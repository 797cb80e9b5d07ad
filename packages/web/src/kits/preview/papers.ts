import { compile, loadBarcodes, resolve, ShoruiError, type CompiledApplication } from '@shorui/engine';
import { layApplicationForm, layApplicationPaper } from '@shorui/engine/document';
import type { Bundle } from '@shorui/engine/bundle';
import type { FontShelf } from './font-shelf.ts';
import { blocksOf, shownName, type Papers, type PaperWork } from './paper-work.ts';
import type { Answers, PaperFile, PaperParts } from './protocol.ts';
import type { Reasons } from './reasons.ts';

interface PapersOptions {
  readonly fonts: Pick<FontShelf, 'library'>;
  readonly locale: 'ja' | 'en';
  /** Templates as they are written, with their tags. */
  readonly isWritten: boolean;
}

type FilledOptions = Omit<PapersOptions, 'isWritten'>;

/** Word files, and PDF forms with fields. */
function filesWithPaper({ files, fields }: Bundle['application']): Bundle['application']['files'] {
  const placed = new Set(
    fields.flatMap(({ file_id: id, position_x: x, position_y: y }) => (x === undefined || y === undefined ? [] : [id])),
  );
  return files.filter(({ id, type }) => type === 'word' || (type === 'pdf' && placed.has(id)));
}

/**
 * The files of an application with the answers of a person: what is not answered stays blank. Each file is compiled when it is first
 * shown, so that the first picture does not wait for files that nobody looks at.
 */
class FilledPapers implements Papers {
  readonly files: readonly PaperFile[];
  readonly #bundle: Bundle;
  readonly #options: FilledOptions;
  readonly #compiled = new Map<number, CompiledApplication | ShoruiError>();
  readonly #reasons = new Map<number, Reasons>();

  constructor(bundle: Bundle, options: FilledOptions) {
    [this.#bundle, this.#options] = [bundle, options];
    this.files = filesWithPaper(bundle.application).map(shownName);
  }

  work(fileId: number, answers: Answers): PaperWork | undefined {
    const compiled = this.#compiledOf(fileId);
    const [file] = compiled.files;
    if (!file) return undefined;
    const resolved = resolve(compiled, answers, { locale: this.#options.locale });
    const options = { missingGlyph: 'fallback' } as const;
    const authored = this.#bundle.authored?.get(fileId);
    return {
      template: file.template,
      name: file.name(resolved.data).text,
      isMade: resolved.files.has(fileId),
      lay: () =>
        layApplicationForm(compiled, resolved, file, options) ?? layApplicationPaper(compiled, resolved, file, options),
      layPlaces: () => layApplicationPaper(compiled, resolved, file, { ...options, places: true }),
      blocks: (places) => blocksOf(places, authored),
      reasons: async (places, isOld) => {
        const reasons = await this.#reasonsOf(fileId, compiled);
        const found = await reasons?.of(fileId, resolved, places, isOld);
        const origins = authored?.origins;
        if (found === undefined || origins === undefined) return found;
        const leftOut = found.leftOut.flatMap((block) => {
          const path = block.part === '' ? origins.get(block.path)?.join('.') : undefined;
          return path === undefined ? [] : [{ ...block, path }];
        });
        return { ...found, leftOut };
      },
    };
  }

  /** The application with this file alone. */
  #compiledOf(fileId: number): CompiledApplication {
    let compiled = this.#compiled.get(fileId);
    if (compiled === undefined) {
      compiled = this.#compile(fileId);
      this.#compiled.set(fileId, compiled);
    }
    if (compiled instanceof ShoruiError) throw compiled;
    return compiled;
  }

  #compile(fileId: number): CompiledApplication | ShoruiError {
    const { application } = this.#bundle;
    const alone = { ...application, files: application.files.filter(({ id }) => id === fileId) };
    try {
      const options = { fonts: this.#options.fonts.library, places: true, allowFaults: true };
      return compile({ ...this.#bundle, application: alone }, options);
    } catch (error) {
      if (error instanceof ShoruiError) return error;
      throw error;
    }
  }

  /** Undefined where they cannot be loaded: the paper is shown without them, and they are asked for again with its next picture. */
  async #reasonsOf(fileId: number, compiled: CompiledApplication): Promise<Reasons | undefined> {
    const known = this.#reasons.get(fileId);
    if (known !== undefined) return known;
    // Loaded after the first picture.
    const part = await import('./reasons.ts').catch(() => undefined);
    if (part === undefined) return undefined;
    const reasons = new part.Reasons(compiled, this.#options.locale);
    this.#reasons.set(fileId, reasons);
    return reasons;
  }
}

/** Are there Word files that are written from their documents? */
const hasDocuments = ({ application, files }: Bundle): boolean =>
  application.files.some(({ type, path, document }) => type === 'word' && document !== undefined && !files.has(path));

/**
 * The papers of an application.
 * @throws {ShoruiError} with what is wrong with its documents
 */
export async function openPapers({ application, files }: PaperParts, options: PapersOptions): Promise<Papers> {
  const given: Bundle = { application, files: new Map(files) };
  // Most applications have Word files of their own: what writes documents is loaded where it is needed.
  const writer = options.isWritten || hasDocuments(given) ? await import('./written-papers.ts') : undefined;
  const bundle = writer === undefined ? given : await writer.authorBundle(given);
  if (writer !== undefined && options.isWritten) return new writer.WrittenPapers(bundle, options.fonts);
  if (application.fields.some(({ style }) => style?.barcode !== undefined)) await loadBarcodes();
  return new FilledPapers(bundle, options);
}
