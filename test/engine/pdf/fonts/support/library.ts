import { bundledFonts } from '../../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { createFontLibrary, type FontLibrary } from '../../../../../packages/engine/src/pdf/fonts/index.ts';

/** The fonts that come with the product. */
export const library: FontLibrary = createFontLibrary({ bundled: bundledFonts });
