import type { Codec } from '../../../platform/codec.ts';
import { portableCodec } from '../../../platform/portable-codec.ts';
import { createProblem, ShoruiError } from '../../../problems/index.ts';
import { PdfDict, type PdfRef } from '../../read/objects/pdf-value.ts';
import type { PdfFile } from '../../read/pdf-file.ts';
import { contentDigest } from '../content-digest.ts';
import type { PdfUpdate } from '../pdf-update.ts';
import { stringCipher } from '../write-value.ts';
import { preparePage, type PreparedPage } from './prepared-page.ts';
import type { PreparedPdf } from './prepared-pdf.ts';
import { Update } from './update.ts';

/** A start of names that no resource of any page has: `S`, or `S` and a number with a point. */
function freePrefix(file: PdfFile): string {
  const names = new Set<string>();
  const seen = new Set<PdfDict>();
  for (const { resources } of file.pages()) {
    if (seen.has(resources)) continue;
    seen.add(resources);
    for (const [, value] of resources.entries()) {
      const category = file.resolve(value);
      if (!(category instanceof PdfDict) || seen.has(category)) continue;
      seen.add(category);
      for (const name of category.keys()) if (name.startsWith('S')) names.add(name);
    }
  }
  const taken = Array.from(names);
  for (let count = 0; ; count++) {
    const prefix = count === 0 ? 'S' : `S${count}.`;
    if (!taken.some((name) => name.startsWith(prefix))) return prefix;
  }
}

export interface PrepareOptions {
  /** The portable one unless given. */
  readonly codec?: Codec;
}

/** Bits 4, 6 and 9 of the permissions: any of them lets a form be filled in. */
function mayFill(file: PdfFile): boolean {
  const { permissions } = file;
  return !permissions || permissions.modify || permissions.annotate || permissions.fillForms;
}

class Prepared implements PreparedPdf {
  readonly file: PdfFile;
  readonly codec: Codec;
  readonly #pages = new Map<number, PreparedPage>();
  #digest: Uint8Array | undefined;
  #prefix: string | undefined;

  constructor(file: PdfFile, codec: Codec) {
    this.file = file;
    this.codec = codec;
  }

  get namePrefix(): string {
    this.#prefix ??= freePrefix(this.file);
    return this.#prefix;
  }

  get digest(): Uint8Array {
    this.#digest ??= contentDigest(this.file.bytes);
    return this.#digest;
  }

  preparedPage(index: number, ref: PdfRef): PreparedPage {
    const page = this.file.pages()[index];
    if (!page) throw new RangeError(`no page ${index}`);
    const { security } = this.file.layout;
    // Encrypted strings depend on the number of their object: nothing can be kept of copies.
    if (security && ref !== page.ref) return preparePage(this.file, page, stringCipher(security, ref));
    const known = this.#pages.get(index);
    if (known) return known;
    const prepared = preparePage(this.file, page, stringCipher(security, page.ref));
    this.#pages.set(index, prepared);
    return prepared;
  }

  startUpdate(): PdfUpdate {
    this.file.renewLimits();
    return new Update(this);
  }
}

/**
 * Makes a file ready to be filled in.
 * @throws ShoruiError `pdf.change-not-allowed` when the file's author allows no filling in; and what `pages` throws
 */
export function prepare(file: PdfFile, options: PrepareOptions = {}): PreparedPdf {
  if (!mayFill(file)) throw new ShoruiError([createProblem('pdf.change-not-allowed', file.place)]);
  file.renewLimits();
  file.pages();
  return new Prepared(file, options.codec ?? portableCodec);
}

/**
 * Starts an incremental update of a file. For many documents of one file `prepare` it.
 * @throws ShoruiError as `prepare`
 */
export function startUpdate(file: PdfFile, options: PrepareOptions = {}): PdfUpdate {
  return prepare(file, options).startUpdate();
}
