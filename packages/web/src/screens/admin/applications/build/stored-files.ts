import { downloadApplicationFile, readApplicationImages } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { filesOf } from '../../../../kits/preview/files-of.ts';

/** Files of an application by their paths, and the images that they may name. */
export type StoredFiles = ReadonlyMap<string, Uint8Array>;

/** The bytes of a file that was uploaded. @throws {ApiError} not_found for one that is written in the product */
export async function readFile(id: number, fileId: number, signal?: AbortSignal): Promise<Uint8Array> {
  const reply = await api.open(downloadApplicationFile, { params: { id, fileId }, ...(signal && { signal }) });
  return new Uint8Array(await reply.arrayBuffer());
}

/** The images that the templates of an application may name. */
export async function readImages(id: number, signal?: AbortSignal): Promise<StoredFiles> {
  const { images } = await api.call(readApplicationImages, { params: { id }, ...(signal && { signal }) });
  return filesOf(images);
}
