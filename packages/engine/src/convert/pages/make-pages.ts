import type { FontLibrary } from '../../pdf/fonts/index.ts';
import type { Problem } from '../../problems/index.ts';
import { fontChains } from '../lines/index.ts';
import type { Page } from '../model/mark.ts';
import type { WordDocument } from '../model/word-document.ts';
import { fillPages } from './fill-pages.ts';
import { finishPage } from './finish-page.ts';
import { PageRun, type Totals } from './page-run.ts';

/** How often pages are made until the number of pages that the text prints is the number that there are. */
const mostRuns = 4;

export interface MakePagesOptions {
  /** Told after each finished page how many there are. */
  readonly onPage?: (count: number) => void;
}

/** Pages of a document, and problems with what could not be laid out as specified. */
export interface MadePages {
  readonly pages: readonly Page[];
  /** `convert.too-tall`, `convert.text-box-full`. */
  readonly problems: readonly Problem[];
}

function areSame(one: Totals, other: Totals): boolean {
  if (one.pages !== other.pages || one.sections.some((count, index) => count !== other.sections[index])) return false;
  return [...(one.noteTexts ?? [])].every(([key, text]) => other.noteTexts?.get(key) === text);
}

/**
 * Lays out a document on pages. It always ends: what is higher than a page is on a page of its own and reaches past
 * its foot, which is reported.
 */
export function makePages(document: WordDocument, library: FontLibrary, options: MakePagesOptions = {}): MadePages {
  const chainOf = fontChains(library);
  let totals: Totals = { pages: 1, sections: document.sections.map(() => 1) };
  let run = new PageRun(document, chainOf, totals);
  for (let count = 1; ; count++) {
    fillPages(run);
    const { counted } = run;
    const isRight = !run.usesCounts || areSame(counted, totals);
    totals = counted;
    if (isRight || count === mostRuns) break;
    run = new PageRun(document, chainOf, totals);
  }
  const pages = run.drafts.map((draft, index) => {
    const page = finishPage(draft, run, totals);
    options.onPage?.(index + 1);
    return page;
  });
  return { pages, problems: run.problems };
}
