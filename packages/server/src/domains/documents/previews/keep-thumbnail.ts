import { Readable } from 'node:stream';
import { Exhausted } from '../../../inspection/inspection-process.ts';
import type { StoredFile } from '../../files/model.ts';
import type { DocumentVersion } from '../model.ts';
import { mostRead, openStored } from './file-text.ts';
import { keepMade, type ReadServices } from './keep-made.ts';

/** Endings of the pictures that are drawn, by their media types. */
const pictures: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

/** Media types that are drawn as they are. Word files are drawn from their PDF. */
export const drawnTypes: readonly string[] = ['application/pdf', ...Object.keys(pictures)];

/** What is drawn of a version: a PDF, a picture, or of a Word file the PDF that was made of it. Undefined for all other kinds. */
async function drawable({ storage }: ReadServices, { key, size, type }: StoredFile, pdf: Buffer | undefined) {
  if (pdf !== undefined) return { size: pdf.length, open: () => Readable.from([pdf]) };
  const ending = Object.hasOwn(pictures, type) ? pictures[type] : undefined;
  if ((ending === undefined && type !== 'application/pdf') || size > mostRead) return undefined;
  const file = { size, open: await openStored(storage, key) };
  return ending === undefined ? file : { ...file, path: `picture.${ending}` };
}

/** Keeps a small picture of a version: the first page, or the picture itself. `pdf`: what was made of a Word file. */
export async function keepThumbnail(
  services: ReadServices,
  version: DocumentVersion,
  file: StoredFile,
  pdf: Buffer | undefined,
): Promise<void> {
  const drawn = await drawable(services, file, pdf);
  if (drawn === undefined) return;
  const bytes = await services.inspector.thumbnail(drawn).catch((error: unknown) => {
    if (error instanceof Exhausted) return undefined;
    throw error;
  });
  await keepMade(services, version, 'thumbnail', { name: 'thumbnail.webp', type: 'image/webp', bytes });
}
