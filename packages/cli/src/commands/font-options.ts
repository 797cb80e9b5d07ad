import { createFonts, type FontLibrary, type Problem } from '@shorui/engine/node';
import { Option } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** `--missing-glyph`: what to do about characters that no font has. */
export function missingGlyphOption(): Option {
  return new Option('--missing-glyph <mode>', 'a character no font has: stop and list it, use a stand-in, or print 〓')
    .choices(['error', 'fallback', 'mark'])
    .default('error');
}

/** `--fonts`: a folder of the user's own fonts. */
export function fontsOption(): Option {
  return new Option('--fonts <dir>', 'folder with fonts of your own (.ttf, .otf, .ttc); they come first');
}

/** The fonts that come with the product and those of the user's folder, with what is wrong among these. */
export async function readFonts(
  context: CommandContext,
  folder: string | undefined,
): Promise<{ library: FontLibrary; problems: readonly Problem[] }> {
  return createFonts(folder === undefined ? {} : { folder: context.path(folder) });
}
