import type { PDFDocument } from 'pdf-lib';
import { createProblem, ShoruiError, type Problem, type Place } from '../../problems/index.ts';
import { fillPdfForm, readFormObjects, readSignatures } from '../acroform/index.ts';
import { openPdf, stringOf, dictOf } from '../read/index.ts';
import type { MergeInput, MergeOptions } from './merge-input.ts';

/** A file that can be merged. */
export interface MergeSource {
  readonly document: PDFDocument;
  /** From 0, in their order. */
  readonly pages: readonly number[];
  readonly copies: number;
  /** The entry of the outline. */
  readonly title: string;
}

/** Form fields become a part of the pages: a merged file has no form, and fields of several files may have one name. */
function withoutForm(bytes: Uint8Array, file: string, options: MergeOptions): Uint8Array {
  const { fonts, codec, limits, now } = options;
  const filled = fillPdfForm(
    bytes,
    {},
    {
      fonts,
      flatten: true,
      overflow: 'cut',
      missingGlyph: 'mark',
      place: { file },
      codec,
      limits,
      now,
    },
  );
  const errors = filled.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ShoruiError(errors);
  return filled.bytes;
}

/** `契約書.pdf` is 契約書. */
function nameWithoutExtension(file: string): string {
  return (file.split(/[/\\]/).at(-1) ?? file).replace(/\.pdf$/i, '');
}

/** Chosen pages, from 0, in the order of the text. With a problem, no pages. */
interface ChosenPages {
  readonly pages: readonly number[];
  readonly problems: readonly Problem[];
}

/** `3`, `2-5`, `-3` (from the first), `5-` (to the last), `4-2` (backwards). */
const range = /^(?:(\d{1,7})|(\d{0,7})-(\d{0,7}))$/;

function between(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step - 1);
}

/**
 * Reads a choice of pages such as `1-3,5`: pages are counted from 1, may come in any order and more than once. Without a text, all
 * pages.
 */
function choosePages(text: string | undefined, count: number, place: Place): ChosenPages {
  if (text === undefined) return { pages: between(1, count), problems: [] };
  const pages: number[] = [];
  for (const part of text.split(',')) {
    const found = range.exec(part.trim());
    const [, one, from = '', to = ''] = found ?? [];
    const isEmpty = one === undefined && from === '' && to === '';
    if (!found || isEmpty)
      return { pages: [], problems: [createProblem('pdf.merge-pages-syntax', place, { pages: text })] };
    const [first, last] = one === undefined ? [Number(from || 1), Number(to || count)] : [Number(one), Number(one)];
    const unknown = [first, last].find((page) => page < 1 || page > count);
    if (unknown !== undefined) {
      return { pages: [], problems: [createProblem('pdf.merge-pages-unknown', place, { page: unknown, count })] };
    }
    pages.push(...between(first, last));
  }
  return { pages, problems: [] };
}

/**
 * Opens a file and chooses its pages. Signatures that are lost are added to `problems`.
 * @throws {ShoruiError} `pdf.*` for a file that is damaged or encrypted, `pdf.merge-*` for what cannot be merged
 */
export async function readSource(input: MergeInput, options: MergeOptions, problems: Problem[]): Promise<MergeSource> {
  const { name: file, bytes, copies = 1 } = input;
  const place = { file };
  const { limits, now } = options;
  const opened = openPdf(bytes, { file, limits, now });
  const count = opened.pages().length;
  if (opened.permissions !== undefined) throw new ShoruiError([createProblem('pdf.merge-encrypted', place)]);
  const chosen = choosePages(input.pages, count, place);
  if (chosen.problems.length > 0) throw new ShoruiError(chosen.problems);
  const objects = readFormObjects(opened);
  if (readSignatures(opened, objects).length > 0) problems.push(createProblem('pdf.merge-signatures', place));
  problems.push(...opened.warnings);
  const flat = objects.form.fields.length > 0 ? withoutForm(bytes, file, options) : bytes;
  const { PDFDocument: Pdf } = await import('pdf-lib');
  const document = await Pdf.load(flat, { updateMetadata: false, throwOnInvalidObject: true }).catch(
    (error: unknown) => {
      throw new ShoruiError([createProblem('pdf.merge-unreadable', place)], { cause: error });
    },
  );
  // Both readers must see the same pages, or pages would be lost without notice.
  if (document.getPageCount() !== count) throw new ShoruiError([createProblem('pdf.merge-unreadable', place)]);
  const own = stringOf(opened, dictOf(opened, opened.trailer.get('Info'))?.get('Title'))?.text.trim();
  const title = input.title ?? (own === undefined || own === '' ? nameWithoutExtension(file) : own);
  return { document, pages: chosen.pages, copies, title };
}
