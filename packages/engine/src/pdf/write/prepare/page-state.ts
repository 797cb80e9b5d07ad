import type { PdfRef, PdfValue } from '../../read/objects/pdf-value.ts';
import type { ByteBuffer } from '../byte-buffer.ts';
import { nameSyntax, writeValue, type StringCipher } from '../write-value.ts';
import type { PageAddition } from './page-addition.ts';
import { entryBytes, type PreparedPage } from './prepared-page.ts';

/** What has been added to one page of a document. */
export class PageState {
  readonly ref: PdfRef;
  readonly prepared: PreparedPage;
  /** What is drawn above the page, in order. */
  readonly contents: (Uint8Array | string)[] = [];
  level: number | false = 6;
  readonly #resources = new Map<string, Map<string, PdfValue>>();
  readonly #entries = new Map<string, PdfValue | undefined>();

  constructor(ref: PdfRef, prepared: PreparedPage) {
    this.ref = ref;
    this.prepared = prepared;
  }

  add(addition: PageAddition): void {
    const { content, resources, entries, level } = addition;
    if (content !== undefined && content.length > 0) this.contents.push(content);
    if (level !== undefined) this.level = level;
    for (const [category, named] of Object.entries(resources ?? {})) {
      const all = this.#resources.get(category) ?? new Map<string, PdfValue>();
      for (const [name, value] of Object.entries(named)) all.set(name, value);
      this.#resources.set(category, all);
    }
    for (const [key, value] of Object.entries(entries ?? {})) this.#entries.set(key, value);
  }

  /** Sets an entry unless the document has set it itself. */
  setDefault(key: string, value: PdfValue | undefined): void {
    if (!this.#entries.has(key)) this.#entries.set(key, value);
  }

  /** The page's dictionary. `contents` are all its streams. */
  write(out: ByteBuffer, contents: readonly PdfRef[], encrypt: StringCipher | undefined): void {
    out.writeText('<<');
    for (const [key, bytes] of this.prepared.entries) if (!this.#entries.has(key)) out.write(bytes);
    for (const [key, value] of this.#entries) if (value !== undefined) out.write(entryBytes(key, value, encrypt));
    this.#writeResources(out, encrypt);
    out.writeText('/Contents[');
    for (const { number, generation } of contents) out.writeWord(`${number} ${generation} R`);
    out.writeText(']>>');
  }

  #writeResources(out: ByteBuffer, encrypt: StringCipher | undefined): void {
    const old = this.prepared.resources;
    out.writeText('/Resources<<');
    for (const [category, bytes] of old) {
      const more = this.#resources.get(category);
      if (!more && 'whole' in bytes) out.write(bytes.whole);
      else writeCategory(out, category, 'inner' in bytes ? bytes.inner : undefined, more, encrypt);
    }
    for (const [category, more] of this.#resources) {
      if (!old.has(category)) writeCategory(out, category, undefined, more, encrypt);
    }
    out.writeText('>>');
  }
}

function writeCategory(
  out: ByteBuffer,
  category: string,
  old: Uint8Array | undefined,
  more: ReadonlyMap<string, PdfValue> | undefined,
  encrypt: StringCipher | undefined,
): void {
  out.writeText(`${nameSyntax(category)}<<`);
  if (old) out.write(old);
  for (const [name, value] of more ?? []) {
    out.writeText(nameSyntax(name));
    writeValue(out, value, encrypt);
  }
  out.writeText('>>');
}
