import type { Place, Problem } from '../../problems/index.ts';
import { environmentOf, type EnvironmentOptions } from '../../platform/environment.ts';
import { withLimits } from '../../platform/limits.ts';
import type { Codec } from '../../platform/codec.ts';
import { reportCertifiedPages } from '../acroform/index.ts';
import type { FontLibrary } from '../fonts/index.ts';
import { PdfImageReader } from '../images/index.ts';
import { openPdf } from '../read/index.ts';
import { PageCovers } from './page-covers.ts';
import { prepare, type PreparedPdf } from '../write/index.ts';

/** How a PDF form is prepared. */
export interface PrepareFormOptions extends EnvironmentOptions {
  readonly fonts: FontLibrary;
  /** Names the file in problems. */
  readonly place?: Place | undefined;
}

/** A PDF form, read once and ready to be filled many times. */
export interface PreparedForm {
  readonly pdf: PreparedPdf;
  readonly fonts: FontLibrary;
  readonly codec: Codec;
  readonly images: PdfImageReader;
  readonly covers: PageCovers;
  readonly place: Place;
  /** What was found wrong with the file and got round, and what drawing on it breaks. */
  readonly problems: readonly Problem[];
}

/** @throws ShoruiError `pdf.*` for a file that is no PDF, is broken beyond repair, is locked, or passes a limit */
export function prepareForm(bytes: Uint8Array, options: PrepareFormOptions): PreparedForm {
  const { fonts, place = {} } = options;
  const { codec, limits, now } = environmentOf(options);
  const file = openPdf(bytes, { file: place.file, limits, now });
  const pdf = prepare(file, { codec });
  const images = new PdfImageReader(codec, withLimits(limits));
  const covers = new PageCovers(file);
  return { pdf, fonts, codec, images, covers, place, problems: [...file.warnings, ...reportCertifiedPages(file)] };
}
