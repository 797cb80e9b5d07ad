import { joinBytes } from '../../read/encryption/join-bytes.ts';
import { PdfDict, PdfName, type PdfRef } from '../../read/objects/pdf-value.ts';
import { ByteBuffer } from '../byte-buffer.ts';
import type { PdfUpdate } from '../pdf-update.ts';
import { stringCipher } from '../write-value.ts';
import type { PageState } from './page-state.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { PreparedPdf } from './prepared-pdf.ts';

/** A page's dictionary in bytes. */
export interface PageBody {
  readonly ref: PdfRef;
  readonly bytes: Uint8Array;
}

/** The stream that is drawn above a page: the page's own content is closed, then each piece has a graphics state of its own. */
function overlayOf({ prepared, contents }: PageState, enclosed: string | undefined): Uint8Array {
  const out = new ByteBuffer(64 + contents.reduce((sum, { length }) => sum + length + 32, 0));
  if (enclosed !== undefined) out.writeText(`q\n/${enclosed} Do\nQ\n`);
  out.writeText(prepared.after);
  for (const content of contents) {
    out.writeText(prepared.open);
    if (typeof content === 'string') out.writeText(content);
    else out.write(content);
    out.writeText('\nQ\n');
  }
  return out.written;
}

/** The page's own content as a form XObject with the resources of the page. */
function enclose(update: PdfUpdate, { page, enclosed }: PreparedPage): PdfRef | undefined {
  if (!enclosed) return undefined;
  const { left, bottom, right, top } = page.mediaBox;
  const dict = PdfDict.of({
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: [left, bottom, right, top],
    Resources: page.resources,
  });
  return update.addStream(dict, enclosed);
}

/** Writes what was added to pages: their content as streams, and their dictionaries, which name the old streams and the new. */
export function writePages(update: PdfUpdate, prepared: PreparedPdf, states: readonly PageState[]): PageBody[] {
  // Pages share the stream that saves the state before their content; nearly all need the same one.
  const savers = new Map<string, PdfRef>();
  const saver = (operators: string): PdfRef => {
    const known = savers.get(operators);
    if (known) return known;
    const ref = update.addStream(PdfDict.empty, new TextEncoder().encode(operators), { level: false });
    savers.set(operators, ref);
    return ref;
  };
  return states.map((state) => {
    const { page, before } = state.prepared;
    let contents = page.contents;
    if (state.contents.length > 0) {
      const own = enclose(update, state.prepared);
      const name = `${update.namePrefix}Page`;
      if (own) state.add({ resources: { XObject: { [name]: own } } });
      const overlay = update.addStream(PdfDict.empty, overlayOf(state, own && name), { level: state.level });
      if (own) contents = [overlay];
      else contents = before === '' ? [...contents, overlay] : [saver(before), ...contents, overlay];
    }
    const out = new ByteBuffer(2048);
    state.write(out, contents, stringCipher(prepared.file.layout.security, state.ref));
    return { ref: state.ref, bytes: joinBytes(out.written) };
  });
}
