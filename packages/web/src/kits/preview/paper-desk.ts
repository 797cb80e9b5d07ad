import { aheadOf, endAhead } from './early-worker.ts';
import { nameOfTag } from './focused-value.ts';
import { takeWorker } from './paper-worker.ts';
import type {
  Answers,
  BlockBox,
  CanvasSize,
  DeskMessage,
  LeftOutBlock,
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
  /** Names of the values that do not fit; those of the last picture while something is typed. */
  readonly cut: readonly string[];
  /** Where 〓 is printed in place of a character that no font has. */
  readonly lacking: readonly PageBox[];
  /** Paragraphs that are printed because of answers, with the answers. */
  readonly reasons: readonly ReasonBox[];
  /** Paragraphs that the answers leave out, with the answers; none while answers are typed. */
  readonly leftOut: readonly LeftOutBlock[];
  /** Where paragraphs are; those of the last picture while something is typed. */
  readonly blocks: readonly BlockBox[];
  /** Why there is no paper; the last picture stays. */
  readonly failure: readonly string[] | undefined;
  /** Newer answers are being laid out. */
  readonly isBusy: boolean;
}

/** Nothing is marked while answers are typed. */
const noPlaces = { values: [], lacking: [], reasons: [], leftOut: [] } as const;

const atFirst: PaperState = {
  files: [],
  fileId: undefined,
  name: '',
  isMade: true,
  pages: [],
  problems: [],
  ...noPlaces,
  cut: [],
  blocks: [],
  failure: undefined,
  isBusy: true,
};

/** What a desk shows at first: a file with answers, or a template as it is written. */
export interface DeskOptions {
  readonly isWritten?: boolean;
  /** The first file unless given. */
  readonly fileId?: number;
}

/**
 * The page's end of the worker that lays out and draws a paper. One layout is under way at a time; of the answers that come meanwhile
 * the latest are laid out next.
 */
export class PaperDesk {
  #parts: PaperParts;
  readonly #locale: 'jp' | 'en';
  readonly #options: DeskOptions;
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #state = atFirst;
  #answers: Answers | undefined;
  /** Answers were given, or the template is to be shown as it is written. */
  #isAsked = false;
  #isBusy = false;
  #waits = false;

  constructor(parts: PaperParts, locale: 'jp' | 'en', options: DeskOptions = {}) {
    [this.#parts, this.#locale, this.#options] = [parts, locale, options];
    const { opened, laid } = (options.isWritten === true ? undefined : aheadOf(parts)) ?? {};
    if (opened !== undefined && laid !== undefined)
      this.#state = { ...atFirst, ...shownOf(laid), files: opened.files, fileId: laid.fileId };
  }

  /** The worker runs as long as anyone listens. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  read = (): PaperState => this.#state;

  /** Shows the paper with answers; undefined: the template as it is written. */
  answer(answers: Answers | undefined): void {
    if (this.#isAsked && answers === this.#answers) return;
    [this.#answers, this.#isAsked] = [answers, true];
    this.#lay();
  }

  /** Takes a changed application, and the files of it that are new or changed. */
  change({ application, files }: PaperParts): void {
    this.#parts = { application, files: new Map([...this.#parts.files, ...files]) };
    this.#send({ kind: 'change', parts: { application, files } });
    this.#lay();
  }

  choose(fileId: number): void {
    this.#set({ fileId });
    this.#lay();
  }

  /** Gives the worker the canvas of a page, once for each canvas. */
  place(page: number, canvas: HTMLCanvasElement): void {
    // Pages that were laid out ahead are there before anyone listens.
    this.#start();
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
    if (this.#worker !== undefined) return;
    endAhead();
    const worker = takeWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<PaperMessage>) => this.#take(data));
    worker.addEventListener('error', () => this.#take({ kind: 'failed', texts: [] }));
    this.#worker = worker;
    const { isWritten = false } = this.#options;
    this.#send({ kind: 'open', parts: this.#parts, locale: this.#locale, isWritten });
    if (this.#isAsked) this.#lay();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#state = atFirst;
    this.#isBusy = false;
    this.#waits = false;
  }

  /** Does not wait for the list of files: the worker knows the first one. */
  #lay(): void {
    const { fileId = this.#options.fileId } = this.#state;
    const answers = this.#answers;
    if (this.#isBusy || !this.#isAsked || this.#worker === undefined) {
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
        this.#set({ files: message.files, fileId: this.#options.fileId ?? message.files[0]?.id });
        break;
      case 'laid':
        this.#set({
          ...shownOf(message),
          pages: same(message.pages, this.#state.pages),
          ...noPlaces,
          failure: undefined,
        });
        break;
      case 'places':
        this.#set({
          values: message.values,
          cut: cutNames(message.values),
          lacking: message.lacking,
          blocks: message.blocks,
        });
        break;
      case 'reasons':
        this.#set({ reasons: message.blocks, leftOut: message.leftOut });
        break;
      case 'drawn':
        this.#goOn();
        break;
      case 'failed':
        // A file that was named can be laid out when the application is changed.
        this.#set({ failure: message.texts, fileId: this.#state.fileId ?? this.#options.fileId });
        this.#goOn();
    }
  }

  #goOn(): void {
    this.#isBusy = false;
    if (this.#waits) this.#lay();
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

/** What a layout changes at once. */
const shownOf = ({ name, isMade, pages, problems }: Extract<PaperMessage, { kind: 'laid' }>) => ({
  name,
  isMade,
  pages,
  problems,
});

const isSame = (one: ShownPage, other: ShownPage | undefined): boolean =>
  one.width === other?.width &&
  one.height === other.height &&
  one.base === other.base &&
  one.multiplies === other.multiplies;

const cutNames = (values: readonly ValueBox[]): readonly string[] => [
  ...new Set(values.filter(({ isCut }) => isCut).map(({ tag }) => nameOfTag(tag))),
];

/** The pages as they were where they are the same, so that no page is laid out again by the browser. */
function same(pages: readonly ShownPage[], before: readonly ShownPage[]): readonly ShownPage[] {
  return pages.length === before.length && pages.every((page, index) => isSame(page, before[index])) ? before : pages;
}
