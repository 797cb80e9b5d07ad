import { PdfDict, PdfName, PdfString, type PdfRef, type PdfValue } from '../../pdf/read/index.ts';
import { createProblem, type Problem } from '../../problems/index.ts';
import type { DocumentRun } from './document-run.ts';
import type { PlacedLink } from './page-sheet.ts';
import { destination } from './targets.ts';

/** Schemes that a click may lead to. Others, such as `javascript:`, do something else than lead. */
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'file']);
const scheme = /^\s*([a-z][a-z0-9+.-]*):/iu;
/** Marks a link as printed, as PDF/A requires (ISO 32000-1, table 165). */
const printed = 4;

/** A link's annotation that is set when all pages are there. */
export interface OpenLink {
  readonly ref: PdfRef;
  readonly link: PlacedLink;
}

/** URIs are ASCII (ISO 32000-1, 12.6.4.7). What is escaped already stays; spaces and Japanese are escaped. */
function asciiUri(uri: string): Uint8Array {
  const bytes = new TextEncoder().encode(uri.trim());
  const text = Array.from(bytes, (byte) =>
    byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return new TextEncoder().encode(text.join(''));
}

function problemOf(run: DocumentRun, target: string): Problem | undefined {
  const place = { ...run.place, snippet: target };
  if (target.startsWith('#')) {
    const name = target.slice(1);
    return run.targets.bookmarks.has(name) ? undefined : createProblem('convert.link-target', place, { name });
  }
  const named = scheme.exec(target)?.[1]?.toLowerCase();
  if (named === undefined || schemes.has(named)) return undefined;
  return createProblem('convert.link-scheme', place, { scheme: named });
}

/** Picks the links that lead somewhere. Others are reported, each place they would lead to once. */
export class LinkCheck {
  readonly #run: DocumentRun;
  readonly #known = new Map<string, boolean>();

  constructor(run: DocumentRun) {
    this.#run = run;
  }

  leads({ target }: PlacedLink): boolean {
    let known = this.#known.get(target);
    if (known === undefined) {
      const problem = problemOf(this.#run, target);
      if (problem) this.#run.problems.push(problem);
      this.#known.set(target, (known = problem === undefined));
    }
    return known;
  }
}

function actionOf(run: DocumentRun, target: string, pages: readonly PdfRef[]): Record<string, PdfValue> {
  const found = target.startsWith('#') ? run.targets.bookmarks.get(target.slice(1)) : undefined;
  if (found) return { Dest: destination(found, pages) };
  return { A: PdfDict.of({ S: PdfName.of('URI'), URI: new PdfString(asciiUri(target)) }) };
}

/** Writes the annotations of links (ISO 32000-1, 12.5.6.5). */
export function writeLinks(run: DocumentRun, links: readonly OpenLink[], pages: readonly PdfRef[]): void {
  for (const { ref, link } of links) {
    const { area, target } = link;
    const rect = [area.left, area.bottom, area.right, area.top].map((side) => Math.round(side * 100) / 100);
    run.document.set(
      ref,
      PdfDict.of({
        Type: PdfName.of('Annot'),
        Subtype: PdfName.of('Link'),
        Rect: rect,
        Border: [0, 0, 0],
        F: printed,
        ...actionOf(run, target, pages),
      }),
    );
  }
}
