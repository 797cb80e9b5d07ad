import { Desk, textsOf } from './desk.ts';
import { FontShelf } from './font-shelf.ts';
import type { DeskMessage, PaperMessage } from './protocol.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const tell = (message: PaperMessage): void => postMessage(message);

let language: 'ja' | 'en' = 'ja';
let opened: Promise<Desk> | undefined;
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

async function open({ parts, locale }: Extract<DeskMessage, { kind: 'open' }>): Promise<Desk> {
  language = locale === 'jp' ? 'ja' : 'en';
  return new Desk(parts, await openFonts(), language, tell);
}

async function take(message: DeskMessage): Promise<void> {
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
