import { loadBarcodes, PaperDrawer, ShoruiError, type Problem } from '@shorui/engine';
import { compileAnswers, resolveAnswers } from '@shorui/engine/answers';
import { imagesFolder } from '@shorui/engine/bundle';
import { layFormDraft } from '@shorui/engine/document';
import { prepareForm, type FormPage, type LaidForm, type PreparedForm } from '@shorui/engine/pdf';
import { portableCodec } from '@shorui/engine/word';
import { FontPending, FontShelf } from '../../../../../../kits/preview/font-shelf.ts';
import { problemLine } from '../../../../../../kits/preview/problem-line.ts';
import type { DrawnValues, ValueProblem, ValuesRequest } from './protocol.ts';

type OpenRequest = Extract<ValuesRequest, { kind: 'open' }>;
type DrawRequest = Extract<ValuesRequest, { kind: 'draw' }>;

/** Draws the values of a form that is being made as the engine prints them. The form itself is read once. */
export class ValuesDrawer {
  readonly #fonts: FontShelf;
  readonly #form: PreparedForm;
  readonly #images: ReadonlyMap<string, Uint8Array>;
  readonly #locale: 'ja' | 'en';
  readonly #pictures = new Map<string, ImageBitmap>();
  readonly #drawer: PaperDrawer;

  private constructor(fonts: FontShelf, form: PreparedForm, { images, locale }: OpenRequest) {
    this.#fonts = fonts;
    this.#form = form;
    this.#images = new Map(Array.from(images, ([path, bytes]) => [path.slice(imagesFolder.length), bytes]));
    this.#locale = locale === 'jp' ? 'ja' : 'en';
    this.#drawer = new PaperDrawer({
      newPath: () => new Path2D(),
      outlinesOf: fonts.outlinesOf,
      picture: ({ part }) => this.#pictures.get(part),
    });
  }

  /** @throws {ShoruiError} for a PDF that cannot be read */
  static async open(request: OpenRequest): Promise<ValuesDrawer> {
    const fonts = await FontShelf.open();
    const form = prepareForm(request.bytes, { fonts: fonts.library, codec: portableCodec });
    return new ValuesDrawer(fonts, form, request);
  }

  async draw(request: DrawRequest): Promise<DrawnValues> {
    try {
      const { pages, problems } = await this.#lay(request);
      const page = pages.find(({ base, copy }) => base === request.page && copy === 0);
      const shown = problems.map((problem) => this.#problem(problem));
      if (page === undefined) return { picture: undefined, multiplies: false, problems: shown };
      const picture = await this.#picture(page, request);
      return { picture, multiplies: page.multiplies, problems: shown };
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      // A field that cannot be read, such as one with a broken tag: no values until it is right.
      const problems = error.problems.map((problem) => this.#problem(problem));
      return { picture: undefined, multiplies: false, problems };
    }
  }

  async #lay({ application, fileId, answers }: DrawRequest): Promise<LaidForm> {
    const file = application.files.find(({ id }) => id === fileId);
    if (file === undefined) return { pages: [], problems: [] };
    if (application.fields.some(({ style }) => style?.barcode !== undefined)) await loadBarcodes();
    const resolved = resolveAnswers(compileAnswers(application), answers, { locale: this.#locale });
    const draft = { form: this.#form, application, file, images: this.#images };
    for (;;) {
      try {
        return layFormDraft(draft, resolved, { missingGlyph: 'error' });
      } catch (error) {
        if (!(error instanceof FontPending)) throw error;
        await this.#fonts.fetchLayouts([error.source]);
      }
    }
  }

  async #picture(page: FormPage, { width, height }: DrawRequest): Promise<ImageBitmap | undefined> {
    await this.#fonts.fetchOutlines([page]);
    for (const { part, bytes } of page.pictures.values()) {
      if (!this.#pictures.has(part)) this.#pictures.set(part, await createImageBitmap(new Blob([bytes.slice()])));
    }
    const canvas = new OffscreenCanvas(Math.max(width, 1), Math.max(height, 1));
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    this.#drawer.drawForm(context, page, canvas);
    return canvas.transferToImageBitmap();
  }

  #problem(problem: Problem): ValueProblem {
    const field = problem.place.field?.id;
    return {
      ...(field !== undefined && { field }),
      isError: problem.severity === 'error',
      text: problemLine(problem, this.#locale),
    };
  }
}
