import { uploadApplicationFile } from '@shorui/server/contract';
import { uploadClient } from '../../../../../kits/upload/upload-client.ts';
import type { SendFile } from '../../../../../ui/use-uploads.ts';

/** Largest template, bytes (95MB): the server takes a little more. */
export const mostFileBytes = 95 * 1024 ** 2;

/** Adds a Word template or a PDF form to an application. */
export function uploadFile(id: number, file: File, { onProgress, signal }: Parameters<SendFile>[1]) {
  return uploadClient(onProgress).call(uploadApplicationFile, {
    params: { id },
    body: {},
    files: { file: [{ name: file.name, content: file }] },
    signal,
  });
}

/** The number of the file that an upload has made. */
export const idOfUpload = (reply: { readonly item: Readonly<Record<string, unknown>> }): number =>
  Number(reply.item['id']);
