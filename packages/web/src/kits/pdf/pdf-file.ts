import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import parts from 'virtual:pdf-parts';
import { PageText } from './page-text.ts';

/** A size in pt or in pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A drawing that is under way. */
export interface PageDrawing {
  /** False where it was cancelled. */
  readonly done: Promise<boolean>;
  cancel(): void;
}

/**
 * A PDF whose pages are drawn by pdf.js, which reads it in a worker of its own. Nothing is evaluated and nothing fetched from elsewhere.
 */
export class PdfFile {
  readonly #document: PDFDocumentProxy;
  readonly #pages: readonly PDFPageProxy[];
  readonly #port: Worker;

  private constructor(document: PDFDocumentProxy, pages: readonly PDFPageProxy[], port: Worker) {
    [this.#document, this.#pages, this.#port] = [document, pages, port];
  }

  /** @throws what pdf.js throws for a file that it cannot read */
  static async open(bytes: Uint8Array): Promise<PdfFile> {
    const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
    try {
      const document = await getDocument({
        // pdf.js gives the bytes to its worker, and the caller keeps its own.
        data: bytes.slice(),
        // Its types know a port only as nothing.
        worker: new PDFWorker({ port: port as never }),
        cMapUrl: `${parts}cmaps/`,
        standardFontDataUrl: `${parts}standard_fonts/`,
        wasmUrl: `${parts}wasm/`,
        useWasm: false,
        isEvalSupported: false,
        enableXfa: false,
      }).promise;
      const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
      return new PdfFile(document, pages, port);
    } catch (error) {
      port.terminate();
      throw error;
    }
  }

  /** Sizes of the pages as seen, pt. */
  get sizes(): PageSize[] {
    return this.#pages.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height };
    });
  }

  /**
   * Draws a page on a canvas, which gets the size given.
   * @param page from 0
   */
  draw(page: number, canvas: HTMLCanvasElement, { width, height }: PageSize): PageDrawing {
    const drawn = this.#pages[page];
    if (drawn === undefined) return { done: Promise.resolve(false), cancel: () => undefined };
    [canvas.width, canvas.height] = [width, height];
    const viewport = drawn.getViewport({ scale: width / drawn.getViewport({ scale: 1 }).width });
    const task = drawn.render({ canvas, viewport });
    let isCancelled = false;
    const done = task.promise.then(
      () => true,
      (error: unknown) => {
        if (isCancelled) return false;
        throw error;
      },
    );
    return {
      done,
      cancel() {
        isCancelled = true;
        task.cancel();
      },
    };
  }

  /**
   * The text of a page, with the places of its letters.
   * @param page from 0
   */
  async textOf(page: number): Promise<PageText | undefined> {
    const read = this.#pages[page];
    return read === undefined ? undefined : PageText.read(read);
  }

  close(): void {
    void this.#document.destroy();
    this.#port.terminate();
  }
}
