import { PdfDict } from '../../read/objects/pdf-value.ts';
import { PdfName } from '../../read/objects/pdf-name.ts';
import { PdfRef } from '../../read/objects/pdf-ref.ts';
import { identityMatrix } from '../../read/pages/matrix.ts';
import { seenMatrix } from '../../read/pages/page-matrices.ts';
import type { EmptyPage } from './page-addition.ts';
import { entryBytes, type PreparedPage } from './prepared-page.ts';

/** An empty page, made ready. It inherits nothing that turns it or cuts it: it contains every entry that could be inherited. */
export function emptyPage({ width, height }: EmptyPage): PreparedPage {
  const mediaBox = { left: 0, bottom: 0, right: width, top: height };
  const dict = PdfDict.of({
    Type: PdfName.of('Page'),
    MediaBox: [0, 0, width, height],
    CropBox: [0, 0, width, height],
    Rotate: 0,
  });
  return {
    page: {
      index: -1,
      ref: new PdfRef(0),
      dict,
      resources: PdfDict.empty,
      inherited: new Map(),
      mediaBox,
      cropBox: mediaBox,
      rotate: 0,
      userUnit: 1,
      width,
      height,
      seenToUser: seenMatrix(mediaBox, 0, 1),
      uprightToUser: identityMatrix,
      contents: [],
    },
    entries: Array.from(dict.entries(), ([key, value]) => [key, entryBytes(key, value, undefined)] as const),
    resources: new Map(),
    enclosed: undefined,
    before: '',
    after: '',
    open: 'q\n',
  };
}
