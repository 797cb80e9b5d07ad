import { PaperDrawer, ShoruiError, type Paper, type Problem } from '@shorui/engine';
import { blockPlaces, fontsOf, glyphPlaces, isSamePage, valuePlaces, type PaperPage } from '@shorui/engine/convert';
import type { FormPage, LaidForm } from '@shorui/engine/pdf';
import { isSamePaper } from './files-of.ts';
import { FontPending, type FontShelf } from './font-shelf.ts';
import type { Papers, PaperWork } from './paper-work.ts';
import { openPapers } from './papers.ts';
import { PictureShelf } from './picture-shelf.ts';
import type { Answers, CanvasSize, PaperMessage, PaperParts, PaperProblem, ShownPage } from './protocol.ts';

/** Most problems that are shown. */
const mostProblems = 20;
/** Milliseconds without a new answer or canvas after which places are looked for. */
const pause = 250;
/** The same until the first canvas comes: its picture must not wait for places. */
const firstPause = 1000;

/** Printed in place of a character that no font has. */
const lackingMark = '〓';

/** A canvas of the page, and what it shows. */
interface Sheet {
  readonly canvas: OffscreenCanvas;
  shown: PaperPage | FormPage | undefined;
}

/** What was laid out last. */
interface Laid {
  readonly work: PaperWork;
  readonly told: Extract<PaperMessage, { kind: 'laid' }>;
}

/** Lays out papers and draws them on the canvases of the page. */
export class Desk {
  readonly #fonts: FontShelf;
  readonly #locale: 'ja' | 'en';
  readonly #pictures: PictureShelf;
  readonly #drawer: PaperDrawer;
  readonly #sheets = new Map<number, Sheet>();
  readonly #tell: (message: PaperMessage) => void;
  /** Files whose fonts were asked for. */
  readonly #known = new Set<number>();
  #parts: PaperParts;
  #filled: Promise<Papers> | undefined;
  #written: Promise<Papers> | undefined;
  #pages: readonly (PaperPage | FormPage)[] = [];
  #laid: Laid | undefined;
  /** The answers of a paper that was laid out before a page asked for it, as JSON. */
  #foreseen: string | undefined;
  /** Counts layouts: one that is overtaken by a newer one tells nothing. */
  #round = 0;
  #places: ReturnType<typeof setTimeout> | undefined;
  /** The paper whose places are to be looked for. */
  #due: PaperWork | undefined;

  constructor(parts: PaperParts, fonts: FontShelf, locale: 'ja' | 'en', tell: (message: PaperMessage) => void) {
    [this.#parts, this.#fonts, this.#locale, this.#tell] = [parts, fonts, locale, tell];
    this.#pictures = new PictureShelf(() => this.#drawAll(true));
    this.#drawer = new PaperDrawer({
      newPath: () => new Path2D(),
      outlinesOf: fonts.outlinesOf,
      picture: (picture) => this.#pictures.of(picture),
    });
  }

  /** Takes a changed application; files that are not given stay as they are. */
  change({ application, files }: PaperParts): void {
    this.#parts = { application, files: new Map([...this.#parts.files, ...files]) };
    [this.#filled, this.#written] = [undefined, undefined];
    this.#known.clear();
    this.#foreseen = undefined;
  }

  /**
   * The papers with answers, or templates as they are written.
   * @throws {ShoruiError} with what is wrong with the application
   */
  papers(isWritten: boolean): Promise<Papers> {
    const open = (): Promise<Papers> =>
      openPapers(this.#parts, { fonts: this.#fonts, locale: this.#locale, isWritten });
    if (isWritten) return (this.#written ??= open());
    return (this.#filled ??= open());
  }

  /** Whether this is what a page opens. */
  isFor(parts: PaperParts, locale: 'ja' | 'en'): boolean {
    return locale === this.#locale && isSamePaper(parts, this.#parts);
  }

  /** Lays out the first file without answers, so that its fonts and all that answers do not change are there when they come. */
  async prepare(): Promise<void> {
    const papers = await this.papers(false);
    const [file] = papers.files;
    const work = file && papers.work(file.id, {});
    if (file && work) await this.#fonts.fetchOutlines((await this.#paper(work, file.id)).pages);
  }

  /** Lays out the first file with the answers that a page is going to give, and tells the page what it needs to show it. */
  async foresee(answers: Answers): Promise<void> {
    const round = this.#round;
    const { files } = await this.papers(false);
    this.#tell({ kind: 'opened', files });
    // The page was faster.
    if (round !== this.#round) return;
    await this.lay(undefined, answers);
    if (round + 1 === this.#round) this.#foreseen = JSON.stringify(answers);
  }

  /** The paper of a file with answers, if a page was expected to ask for it. */
  #takeForeseen(file: number | undefined, answers: Answers | undefined): Laid | undefined {
    const [foreseen, laid] = [this.#foreseen, this.#laid];
    this.#foreseen = undefined;
    if (foreseen === undefined || (file !== undefined && file !== laid?.told.fileId)) return undefined;
    return foreseen === JSON.stringify(answers) ? laid : undefined;
  }

  /** Lays out a file, the first one unless given, and draws it; without answers, as it is written. */
  async lay(file: number | undefined, answers: Answers | undefined): Promise<void> {
    clearTimeout(this.#places);
    this.#due = undefined;
    this.#round += 1;
    const round = this.#round;
    const foreseen = this.#takeForeseen(file, answers);
    if (foreseen !== undefined) {
      this.#tell(foreseen.told);
      this.#drawAll(false);
      if (foreseen.work.template) this.#planPlaces(foreseen.work);
      return;
    }
    const papers = await this.papers(answers === undefined);
    const fileId = file ?? papers.files[0]?.id;
    const work = fileId === undefined ? undefined : papers.work(fileId, answers ?? {});
    if (fileId === undefined || !work) {
      this.#tell({ kind: 'drawn' });
      return;
    }
    const paper = await this.#paper(work, fileId);
    if (round !== this.#round) return;
    const isFirst = this.#pages.length === 0;
    this.#pages = paper.pages;
    const lacking = this.#fonts.fetchOutlines(paper.pages);
    if (isFirst) await lacking;
    const problems = await shownProblems(paper.problems, this.#locale);
    if (round !== this.#round) return;
    const { name, isMade } = work;
    const told = { kind: 'laid', fileId, name, isMade, pages: paper.pages.map(shownPage), problems } as const;
    this.#laid = { work, told };
    this.#tell(told);
    this.#drawAll(false);
    if (lacking && !isFirst) void lacking.then(() => this.#drawAll(true));
    if (work.template) this.#planPlaces(work);
  }

  #planPlaces(work: PaperWork): void {
    clearTimeout(this.#places);
    this.#due = work;
    this.#places = setTimeout(
      () => {
        this.#due = undefined;
        void this.#findPlaces(work);
      },
      this.#sheets.size === 0 ? firstPause : pause,
    );
  }

  async #findPlaces(work: PaperWork): Promise<void> {
    const paper = work.layPlaces();
    const values = valuePlaces(paper).map(({ page, x, y, width, height, repeat, tag, isBlank, isCut }) => {
      return { page, x, y, width, height, repeat, tag, isBlank, isCut };
    });
    const isLacking = paper.problems.some(({ id }) => id.startsWith('pdf.glyph-'));
    const places = blockPlaces(paper);
    const lacking = isLacking ? glyphPlaces(paper, lackingMark) : [];
    this.#tell({ kind: 'places', values, lacking, blocks: work.blocks(places) });
    const pages = this.#pages;
    const reasons = await work.reasons(places, () => this.#pages !== pages);
    if (reasons) this.#tell({ kind: 'reasons', ...reasons });
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
    if (this.#due) this.#planPlaces(this.#due);
  }

  release(page: number): void {
    this.#sheets.delete(page);
  }

  async #paper(work: PaperWork, fileId: number): Promise<Paper | LaidForm> {
    if (!this.#known.has(fileId) && work.template) {
      this.#known.add(fileId);
      await this.#fonts.fetchLayouts(fontsOf(work.template, this.#fonts.library));
    }
    for (;;) {
      try {
        return work.lay();
      } catch (error) {
        if (!(error instanceof FontPending)) throw error;
        await this.#fonts.fetchLayouts([error.source]);
      }
    }
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

/** The texts of problems are loaded when there is one. */
async function shownProblems(problems: readonly Problem[], locale: 'ja' | 'en'): Promise<PaperProblem[]> {
  if (problems.length === 0) return [];
  const { problemLine } = await import('./problem-line.ts');
  return problems.slice(0, mostProblems).map((problem) => ({
    id: problem.id,
    isError: problem.severity === 'error',
    text: problemLine(problem, locale),
  }));
}

/** What went wrong, for people. */
export async function textsOf(error: unknown, locale: 'ja' | 'en'): Promise<readonly string[]> {
  if (!(error instanceof ShoruiError)) return [];
  return (await shownProblems(error.problems, locale)).map(({ text }) => text);
}
