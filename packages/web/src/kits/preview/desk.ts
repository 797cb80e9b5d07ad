import {
  authorBundle,
  blockPlaces,
  compile,
  describeProblem,
  fontsOf,
  glyphPlaces,
  isSamePage,
  layApplicationForm,
  layApplicationPaper,
  loadBarcodes,
  PaperDrawer,
  resolve,
  ShoruiError,
  type CompiledApplication,
  type CompiledFile,
  valuePlaces,
  type FormPage,
  type LaidForm,
  type Paper,
  type PaperPage,
  type Resolved,
} from '@shorui/engine';
import { FontPending, type FontShelf } from './font-shelf.ts';
import { PictureShelf } from './picture-shelf.ts';
import { Reasons } from './reasons.ts';
import type { Answers, CanvasSize, PaperFile, PaperMessage, PaperParts, PaperProblem, ShownPage } from './protocol.ts';

/** Most problems that are shown. */
const mostProblems = 20;
/** Milliseconds without a new answer after which places are looked for. */
const pause = 250;
/** Tags in the name of a file, with what joins them to it. */
const tags = /[_＿ 　-]*\{\{[^{}]*\}\}/gu;

/** Printed in place of a character that no font has. */
const lackingMark = '〓';

/** A canvas of the page, and what it shows. */
interface Sheet {
  readonly canvas: OffscreenCanvas;
  shown: PaperPage | FormPage | undefined;
}

/** Lays out papers and draws them on the canvases of the page. */
export class Desk {
  readonly #fonts: FontShelf;
  readonly #locale: 'ja' | 'en';
  readonly #compiled: CompiledApplication;
  readonly #reasons: Reasons;
  readonly #pictures: PictureShelf;
  readonly #drawer: PaperDrawer;
  readonly #sheets = new Map<number, Sheet>();
  readonly #tell: (message: PaperMessage) => void;
  /** Files whose fonts were asked for. */
  readonly #known = new Set<number>();
  #pages: readonly (PaperPage | FormPage)[] = [];
  #places: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    compiled: CompiledApplication,
    fonts: FontShelf,
    locale: 'ja' | 'en',
    tell: (message: PaperMessage) => void,
  ) {
    this.#compiled = compiled;
    this.#reasons = new Reasons(compiled, locale);
    this.#fonts = fonts;
    this.#locale = locale;
    this.#tell = tell;
    this.#pictures = new PictureShelf(() => this.#drawAll(true));
    this.#drawer = new PaperDrawer({
      newPath: () => new Path2D(),
      outlinesOf: fonts.outlinesOf,
      picture: (picture) => this.#pictures.of(picture),
    });
  }

  /** @throws {ShoruiError} with what is wrong with the application */
  static async open(
    { application, files }: PaperParts,
    fonts: FontShelf,
    locale: 'ja' | 'en',
    tell: (message: PaperMessage) => void,
  ): Promise<Desk> {
    const bundle = await authorBundle({ application, files: new Map(files) });
    if (application.fields.some(({ style }) => style?.barcode !== undefined)) await loadBarcodes();
    return new Desk(compile(bundle, { fonts: fonts.library, places: true }), fonts, locale, tell);
  }

  get files(): readonly PaperFile[] {
    const shown = this.#compiled.files.filter(({ template, form }) => template !== null || form !== null);
    return shown.map(({ file }) => ({ id: file.id, name: file.name.replace(tags, '') }));
  }

  /** Lays out a file and draws it. */
  async lay(fileId: number, answers: Answers): Promise<void> {
    clearTimeout(this.#places);
    const file = this.#compiled.files.find((each) => each.file.id === fileId);
    if (!file) {
      this.#tell({ kind: 'drawn' });
      return;
    }
    const resolved = resolve(this.#compiled, answers, { locale: this.#locale });
    const paper = await this.#paper(file, resolved);
    const isFirst = this.#pages.length === 0;
    this.#pages = paper.pages;
    const lacking = this.#fonts.fetchOutlines(paper.pages);
    if (isFirst) await lacking;
    this.#tell({
      kind: 'laid',
      fileId,
      name: file.name(resolved.data).text,
      isMade: resolved.files.has(fileId),
      pages: paper.pages.map(shownPage),
      problems: this.#problems(paper),
    });
    this.#drawAll(false);
    if (lacking && !isFirst) void lacking.then(() => this.#drawAll(true));
    if (file.template) this.#places = setTimeout(() => void this.#findPlaces(file, resolved), pause);
  }

  async #findPlaces(file: CompiledFile, resolved: Resolved): Promise<void> {
    const paper = layApplicationPaper(this.#compiled, resolved, file, { missingGlyph: 'fallback', places: true });
    const values = valuePlaces(paper).map(({ page, x, y, width, height, repeat, tag, isBlank }) => {
      return { page, x, y, width, height, repeat, tag, isBlank };
    });
    const isLacking = paper.problems.some(({ id }) => id.startsWith('pdf.glyph-'));
    this.#tell({ kind: 'places', values, lacking: isLacking ? glyphPlaces(paper, lackingMark) : [] });
    const pages = this.#pages;
    const blocks = await this.#reasons.of(file.file.id, resolved, blockPlaces(paper), () => this.#pages !== pages);
    if (blocks) this.#tell({ kind: 'reasons', blocks });
  }

  /** Takes the canvas of a page, which is drawn when its size is known. */
  place(page: number, canvas: OffscreenCanvas): void {
    this.#sheets.set(page, { canvas, shown: undefined });
  }

  resize(page: number, { width, height }: CanvasSize): void {
    const sheet = this.#sheets.get(page);
    if (!sheet) return;
    sheet.canvas.width = width;
    sheet.canvas.height = height;
    this.#draw(page, true);
  }

  release(page: number): void {
    this.#sheets.delete(page);
  }

  async #paper(file: CompiledFile, resolved: Resolved): Promise<Paper | LaidForm> {
    if (!this.#known.has(file.file.id) && file.template) {
      this.#known.add(file.file.id);
      await this.#fonts.fetchLayouts(fontsOf(file.template, this.#fonts.library));
    }
    for (;;) {
      try {
        const form = layApplicationForm(this.#compiled, resolved, file, { missingGlyph: 'fallback' });
        return form ?? layApplicationPaper(this.#compiled, resolved, file, { missingGlyph: 'fallback' });
      } catch (error) {
        if (!(error instanceof FontPending)) throw error;
        await this.#fonts.fetchLayouts([error.source]);
      }
    }
  }

  #problems({ problems }: Paper | LaidForm): PaperProblem[] {
    return problems.slice(0, mostProblems).map((problem) => ({
      id: problem.id,
      isError: problem.severity === 'error',
      text: describeProblem(problem, this.#locale),
    }));
  }

  #drawAll(isAnew: boolean): void {
    for (const page of this.#sheets.keys()) this.#draw(page, isAnew);
    this.#tell({ kind: 'drawn' });
  }

  /** Draws a page unless its canvas shows it. */
  #draw(number: number, isAnew: boolean): void {
    const sheet = this.#sheets.get(number);
    const page = this.#pages[number];
    if (!sheet || !page) return;
    if (!isAnew && sheet.shown && isSamePage(sheet.shown, page)) return;
    const { canvas } = sheet;
    const context = canvas.getContext('2d');
    if (!context) return;
    sheet.shown = page;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if ('marks' in page || page.base === null) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    if ('marks' in page) this.#drawer.draw(context, page, canvas);
    else this.#drawer.drawForm(context, page, canvas);
  }
}

/** A page as the browser needs to know it. */
function shownPage(page: PaperPage | FormPage): ShownPage {
  const { width, height } = page;
  if ('marks' in page) return { width, height };
  return { width, height, multiplies: page.multiplies, ...(page.base !== null && { base: page.base }) };
}

/** What went wrong, for people. */
export function textsOf(error: unknown, locale: 'ja' | 'en'): readonly string[] {
  if (!(error instanceof ShoruiError)) return [];
  return error.problems.slice(0, mostProblems).map((problem) => describeProblem(problem, locale));
}
