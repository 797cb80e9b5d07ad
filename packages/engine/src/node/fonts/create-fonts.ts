import { createFontLibrary, type FontLibrary } from '../../pdf/fonts/index.ts';
import type { Problem } from '../../problems/index.ts';
import { bundledFonts } from './bundled-fonts.ts';
import { readFontFolder } from './read-font-folder.ts';

/** Which fonts are used besides the bundled ones. */
export interface CreateFontsOptions {
  /** A folder with the user's own fonts. */
  readonly folder?: string;
}

/** A library, and the warnings about font files that cannot be used. */
export interface CreatedFonts {
  readonly library: FontLibrary;
  readonly problems: readonly Problem[];
}

let bundled: FontLibrary | undefined;

/**
 * The fonts that come with the product, found by name. Nothing is read before a text needs a font. There is one such library a
 * process, to cache parsed and packed fonts.
 */
export function bundledLibrary(): FontLibrary {
  bundled ??= createFontLibrary({ bundled: bundledFonts });
  return bundled;
}

/**
 * The fonts that come with the product and, before them, those of a folder. Keep the library: what a font of the folder costs
 * to parse and to pack is paid once for each.
 * @throws {ShoruiError} `pdf.font-folder` for a folder that cannot be read
 */
export async function createFonts({ folder }: CreateFontsOptions = {}): Promise<CreatedFonts> {
  if (folder === undefined) return { library: bundledLibrary(), problems: [] };
  const { sources, problems } = await readFontFolder(folder);
  return { library: createFontLibrary({ bundled: bundledFonts, own: sources }), problems };
}
