import type { ValuesReply, ValuesRequest } from './protocol.ts';
import { ValuesDrawer } from './values-drawer.ts';

const tell = (reply: ValuesReply, transfer: Transferable[] = []): void => postMessage(reply, { transfer });

let opened: Promise<ValuesDrawer> | undefined;

async function take(request: ValuesRequest): Promise<void> {
  if (request.kind === 'open') {
    opened = ValuesDrawer.open(request);
    return;
  }
  const drawn = await (await opened)?.draw(request);
  if (drawn) tell({ kind: 'drawn', ...drawn }, drawn.picture === undefined ? [] : [drawn.picture]);
}

addEventListener('message', ({ data }: MessageEvent<ValuesRequest>) => {
  take(data).catch(() => tell({ kind: 'failed' }));
});
