import { findWords } from '@shorui/engine/japanese';
import { useEffect, useState } from 'react';
import type { PageBox } from '../pdf/page-text.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';

/** A place where the words of a search are on a page (from 0). */
export interface PageHit {
  readonly page: number;
  readonly boxes: readonly PageBox[];
}

interface Found {
  readonly of: PdfFile;
  readonly words: string;
  readonly hits: readonly PageHit[];
}

/** Where the words of a search are in a PDF, in order; undefined until all pages are read. A page that cannot be read has none. */
export function usePageHits(pdf: PdfFile | undefined, words: string): readonly PageHit[] | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (pdf === undefined || words === '') return undefined;
    let isOver = false;
    const find = async (): Promise<void> => {
      const hits: PageHit[] = [];
      for (const page of pdf.sizes.keys()) {
        const read = await pdf.textOf(page).catch(() => undefined);
        if (isOver) return;
        for (const stretch of read === undefined ? [] : findWords(read.text, words))
          hits.push({ page, boxes: read?.boxesOf(stretch) ?? [] });
      }
      setFound({ of: pdf, words, hits });
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [pdf, words]);
  return found !== undefined && found.of === pdf && found.words === words ? found.hits : undefined;
}
