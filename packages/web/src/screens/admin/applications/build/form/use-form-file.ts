import { buildUrl } from '@shorui/server/client';
import { downloadApplicationFile } from '@shorui/server/contract';
import { useEffect, useState } from 'react';
import { PdfFile } from '../../../../../kits/pdf/pdf-file.ts';

export type OpenedFile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly pdf: PdfFile; readonly bytes: Uint8Array };

/** A PDF of an application, opened for as long as the component is there. */
export function useFormFile(id: number, fileId: number): OpenedFile {
  const [opened, setOpened] = useState<OpenedFile>({ kind: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    let pdf: PdfFile | undefined;
    const open = async (): Promise<void> => {
      const reply = await fetch(buildUrl('', downloadApplicationFile.path, { id, fileId }), { signal: abort.signal });
      if (!reply.ok) throw new Error(`The file was not sent: ${reply.status}`);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const file = await PdfFile.open(bytes);
      if (abort.signal.aborted) return file.close();
      pdf = file;
      setOpened({ kind: 'open', pdf, bytes });
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
