import type {
  Answers,
  CanvasSize,
  DeskMessage,
  PageBox,
  PaperFile,
  PaperMessage,
  PaperParts,
  PaperProblem,
  ReasonBox,
  ShownPage,
  ValueBox,
} from './protocol.ts';

/** What is known of the paper. */
export interface PaperState {
  readonly files: readonly PaperFile[];
  readonly fileId: number | undefined;
  /** The name that the file gets with these answers. */
  readonly name: string;
  readonly isMade: boolean;
  /** Sizes of the pages, pt; none before the first picture. */
  readonly pages: readonly ShownPage[];
  readonly problems: readonly PaperProblem[];
  /** Where values are; none while answers are typed. */
  readonly values: readonly ValueBox[];
  /** Where 〓 is printed in place of a character that no font has. */
  readonly lacking: readonly PageBox[];
  /** Paragraphs that are printed because of answers, with the answers. */
  readonly reasons: readonly ReasonBox[];
  /** Why there is no paper; the last picture stays. */
  readonly failure: readonly string[] | undefined;
  /** Newer answers are being laid out. */
  readonly isBusy: boolean;
}

/** Nothing is marked while answers are typed. */
const noPlaces = { values: [], lacking: [], reasons: [] } as const;

const atFirst: PaperState = {
  files: [],
  fileId: undefined,
  name: '',
  isMade: true,
  pages: [],
  problems: [],
  ...noPlaces,
  failure: undefined,
  isBusy: true,
};

/**
 * The page's end of the worker that lays out and draws a paper. One layout is under way at a time; of the answers that come meanwhile
 * the latest are laid out next.
 */
export class PaperDesk {
  readonly #parts: PaperParts;
  readonly #locale: 'jp' | 'en';
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #state = atFirst;
  #answers: Answers | undefined;
  #isBusy = true;
  #waits = false;

  constructor(parts: PaperParts, locale: 'jp' | 'en') {
    this.#parts = parts;
    this.#locale = locale;
  }

  /** The worker runs as long as anyone listens. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#worker === undefined) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  read = (): PaperState => this.#state;

  answer(answers: Answers): void {
    if (answers === this.#answers) return;
    this.#answers = answers;
    this.#lay();
  }

  choose(fileId: number): void {
    this.#set({ fileId });
    this.#lay();
  }

  /** Gives the worker the canvas of a page, once for each canvas. */
  place(page: number, canvas: HTMLCanvasElement): void {
    const offscreen = canvas.transferControlToOffscreen();
    this.#send({ kind: 'canvas', page, canvas: offscreen }, [offscreen]);
  }

  resize(page: number, size: CanvasSize): void {
    this.#send({ kind: 'size', page, size });
  }

  release(page: number): void {
    this.#send({ kind: 'release', page });
  }

  #start(): void {
    const worker = new Worker(new URL('./paper.worker.ts', import.meta.url), { type: 'module', name: 'paper' });
    worker.addEventListener('message', ({ data }: MessageEvent<PaperMessage>) => this.#take(data));
    worker.addEventListener('error', () => this.#take({ kind: 'failed', texts: [] }));
    this.#worker = worker;
    this.#send({ kind: 'open', parts: this.#parts, locale: this.#locale });
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#state = atFirst;
    this.#isBusy = true;
    this.#waits = false;
  }

  #lay(): void {
    const { fileId } = this.#state;
    const answers = this.#answers;
    if (this.#isBusy || fileId === undefined || answers === undefined) {
      this.#waits = true;
      return;
    }
    this.#isBusy = true;
    this.#waits = false;
    if (!this.#state.isBusy) this.#set({ isBusy: true });
    this.#send({ kind: 'lay', fileId, answers });
  }

  #take(message: PaperMessage): void {
    switch (message.kind) {
      case 'opened':
        this.#set({ files: message.files, fileId: message.files[0]?.id });
        this.#waits = true;
        this.#goOn();
        break;
      case 'laid': {
        const { name, isMade, pages, problems } = message;
        this.#set({
          name,
          isMade,
          pages: same(pages, this.#state.pages),
          problems,
          ...noPlaces,
          failure: undefined,
        });
        break;
      }
      case 'places':
        this.#set({ values: message.values, lacking: message.lacking });
        break;
      case 'reasons':
        this.#set({ reasons: message.blocks });
        break;
      case 'drawn':
        this.#goOn();
        break;
      case 'failed':
        this.#set({ failure: message.texts });
        this.#goOn();
    }
  }

  #goOn(): void {
    this.#isBusy = false;
    // Without a file there is nothing to lay out: the application could not be opened, or has no Word files.
    if (this.#waits && this.#state.fileId !== undefined) this.#lay();
    else if (this.#state.isBusy) this.#set({ isBusy: false });
  }

  #set(change: Partial<PaperState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #send(message: DeskMessage, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }
}

const isSame = (one: ShownPage, other: ShownPage | undefined): boolean =>
  one.width === other?.width &&
  one.height === other.height &&
  one.base === other.base &&
  one.multiplies === other.multiplies;

/** The pages as they were where they are the same, so that no page is laid out again by the browser. */
function same(pages: readonly ShownPage[], before: readonly ShownPage[]): readonly ShownPage[] {
  return pages.length === before.length && pages.every((page, index) => isSame(page, before[index])) ? before : pages;
}
