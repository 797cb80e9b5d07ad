import { compileTemplate, layPaper, ShoruiError, type CompiledTemplate } from '@shorui/engine';
import type { authorBundle } from '@shorui/engine/document';
import type { TemplateDocument } from '@shorui/engine/model';
import type { FontShelf } from './font-shelf.ts';
import { blocksOf, shownName, type Authored, type Papers, type PaperWork } from './paper-work.ts';
import type { PaperFile } from './protocol.ts';

export { authorBundle } from '@shorui/engine/document';

/** The Word files of an application as they are written, with their tags. */
export class WrittenPapers implements Papers {
  readonly files: readonly PaperFile[];
  readonly #fonts: Pick<FontShelf, 'library'>;
  readonly #authored: Authored;
  readonly #given: ReadonlyMap<number, { readonly bytes: Uint8Array; readonly document: TemplateDocument | undefined }>;
  readonly #compiled = new Map<number, CompiledTemplate>();

  constructor(
    { application, files, authored }: Awaited<ReturnType<typeof authorBundle>>,
    fonts: Pick<FontShelf, 'library'>,
  ) {
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
