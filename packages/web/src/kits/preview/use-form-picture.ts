import { useEffect, useState } from 'react';
import type { PdfFile } from '../pdf/pdf-file.ts';
import type { PaperParts } from './protocol.ts';

/** The PDF form that is shown, to draw its pages below the values; undefined for Word files. pdf.js is loaded with the first one. */
export function useFormPicture({ application, files }: PaperParts, fileId: number | undefined): PdfFile | undefined {
  const file = application.files.find(({ id, type }) => id === fileId && type === 'pdf');
  const bytes = file === undefined ? undefined : files.get(file.path);
  const [opened, setOpened] = useState<{ readonly bytes: Uint8Array; readonly pdf: PdfFile }>();
  useEffect(() => {
    if (bytes === undefined) return undefined;
    let isOver = false;
    let pdf: PdfFile | undefined;
    const open = async (): Promise<void> => {
      const reader = await import('../pdf/pdf-file.ts');
      const read = await reader.PdfFile.open(bytes);
      if (isOver) return read.close();
      pdf = read;
      setOpened({ bytes, pdf });
    };
    // Without its picture the page is white, and the values are shown.
    open().catch(() => undefined);
    return () => {
      isOver = true;
      pdf?.close();
    };
  }, [bytes]);
  return opened?.bytes === bytes ? opened?.pdf : undefined;
}
