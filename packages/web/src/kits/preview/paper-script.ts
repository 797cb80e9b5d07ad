import { Desk, textsOf } from './desk.ts';
import { answersOf, partsOf } from './files-of.ts';
import { FontShelf } from './font-shelf.ts';
import type { Answers, DeskMessage, PaperMessage } from './protocol.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const tell = (message: PaperMessage): void => postMessage(message);

let language: 'ja' | 'en' = 'ja';
let opened: Promise<Desk> | undefined;
/** A paper that was prepared before it is opened. */
let ahead: Promise<Desk | undefined> | undefined;
/** The answers with which the page is expected to ask for it. */
let foreseen: Answers | undefined;
let fonts: Promise<FontShelf> | undefined;

function openFonts(): Promise<FontShelf> {
  fonts ??= FontShelf.open().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}
// Starts before the page has the paper. Opening a paper tries a failed request again and reports the error.
openFonts().catch(() => undefined);

const languageOf = (locale: 'jp' | 'en'): 'ja' | 'en' => (locale === 'jp' ? 'ja' : 'en');

/** True when the page has opened a paper that was not prepared. The desk of the prepared paper sends no messages then. */
let isOther = false;
const tellOfPrepared = (message: PaperMessage): void => {
  if (!isOther) tell(message);
};

/** Prepares a paper that the page is going to open. What is wrong with it is reported then. */
async function prepare({ body, locale }: Extract<DeskMessage, { kind: 'ahead' }>): Promise<Desk> {
  const desk = new Desk(partsOf(body), await openFonts(), languageOf(locale), tellOfPrepared);
  const prepared = foreseen === undefined ? desk.prepare() : desk.foresee(foreseen);
  foreseen = undefined;
  prepared.catch(() => undefined);
  return desk;
}

/** Lays out a prepared paper with the answers that the page is going to give. */
async function foresee({ body }: Extract<DeskMessage, { kind: 'foresee' }>): Promise<void> {
  foreseen = answersOf(body);
  const desk = await ahead;
  // A paper that was still to be prepared has taken them.
  const answers = foreseen;
  foreseen = undefined;
  if (opened === undefined && answers !== undefined) await desk?.foresee(answers);
}

async function open({ parts, locale }: Extract<DeskMessage, { kind: 'open' }>): Promise<Desk> {
  language = languageOf(locale);
  const prepared = await ahead;
  ahead = undefined;
  if (prepared?.isFor(parts, language) === true) return prepared;
  isOther = true;
  return new Desk(parts, await openFonts(), language, tell);
}

async function take(message: DeskMessage): Promise<void> {
  if (message.kind === 'ahead') {
    ahead = prepare(message).catch(() => undefined);
    return;
  }
  if (message.kind === 'foresee') {
    await foresee(message).catch(() => undefined);
    return;
  }
  if (message.kind === 'open') opened = open(message);
  const desk = await opened;
  if (!desk) return;
  if (message.kind === 'open') tell({ kind: 'opened', files: (await desk.papers(message.isWritten)).files });
  else if (message.kind === 'change') desk.change(message.parts);
  else if (message.kind === 'lay') await desk.lay(message.fileId, message.answers);
  else if (message.kind === 'canvas') desk.place(message.page, message.canvas);
  else if (message.kind === 'size') desk.resize(message.page, message.size);
  else if (message.kind === 'release') desk.release(message.page);
}

addEventListener('message', ({ data }: MessageEvent<DeskMessage>) => {
  take(data).catch(async (error: unknown) => tell({ kind: 'failed', texts: await textsOf(error, language) }));
});
