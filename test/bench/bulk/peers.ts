import { startPdfContender } from '../pdf/start-contender.ts';
import { startWordContender } from '../word/start-contender.ts';

/** Milliseconds that an engine takes for one document, one after the other in a process of its own. */
export interface Peer {
  readonly name: string;
  measure(times: number): Promise<number>;
  stop(): void;
}

/** Documents before the first one that counts. */
const warmUp = 40;

/** Engines that fill the contract of the Word bench. */
export async function startWordPeers(): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const name of ['docxtemplater', 'easy-template-x', 'carbone']) {
    const contender = await startWordContender(name);
    await contender.ask({ task: 'contract', times: warmUp });
    peers.push({
      name,
      measure: async (times) => (await contender.ask({ task: 'contract', times })).micros / 1000,
      stop: () => contender.stop(),
    });
  }
  return peers;
}

/** Engines that draw over the form of the PDF bench. */
export async function startPdfPeers(): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const name of ['pdf-lib', 'mupdf', 'pdfme']) {
    const contender = await startPdfContender(name);
    await contender.ask({ task: 'fill', times: warmUp });
    peers.push({
      name,
      measure: async (times) => (await contender.ask({ task: 'fill', times })).ms,
      stop: () => contender.stop(),
    });
  }
  return peers;
}
