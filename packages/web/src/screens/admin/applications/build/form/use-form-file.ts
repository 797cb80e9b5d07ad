import { useEffect, useState } from 'react';
import { PdfFile } from '../../../../../kits/pdf/pdf-file.ts';
import { readFile, readImages, type StoredFiles } from '../stored-files.ts';

export type OpenedFile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly pdf: PdfFile; readonly bytes: Uint8Array; readonly images: StoredFiles };

/** A PDF of an application, opened for as long as the component is there. */
export function useFormFile(id: number, fileId: number): OpenedFile {
  const [opened, setOpened] = useState<OpenedFile>({ kind: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    let pdf: PdfFile | undefined;
    const open = async (): Promise<void> => {
      const [bytes, images] = await Promise.all([readFile(id, fileId, abort.signal), readImages(id, abort.signal)]);
      const file = await PdfFile.open(bytes);
      if (abort.signal.aborted) return file.close();
      pdf = file;
      setOpened({ kind: 'open', pdf, bytes, images });
    };
    open().catch(() => {
      if (!abort.signal.aborted) setOpened({ kind: 'failed' });
    });
    return () => {
      abort.abort();
      pdf?.close();
    };
  }, [id, fileId]);
  return opened;
}
