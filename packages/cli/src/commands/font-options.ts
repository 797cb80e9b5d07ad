import { createFonts, type FontLibrary, type Problem } from '@shorui/engine/node';
import { Option } from 'commander';
import type { CommandContext } from '../command-context.ts';

/** `--missing-glyph`: how to handle characters missing in all fonts. */
export function missingGlyphOption(): Option {
  return new Option('--missing-glyph <mode>').choices(['error', 'fallback', 'mark']).default('error');
}

/** `--fonts`: a folder of the user's own fonts. */
export function fontsOption(): Option {
  return new Option('--fonts <dir>');
}

/** The bundled fonts and those of the user's folder, with the problems of the latter. */
export async function readFonts(
  context: CommandContext,
  folder: string | undefined,
): Promise<{ library: FontLibrary; problems: readonly Problem[] }> {
  return createFonts(folder === undefined ? {} : { folder: context.path(folder) });
}
