export {
  createFontLibrary,
  type FontChain,
  type FontFace,
  type FontLibrary,
  type FontLibraryOptions,
  type FontRequest,
  type FontSource,
} from './fonts/index.ts';
export {
  prepareForm,
  renderForm,
  type EntryContent,
  type FormEntry,
  type GlyphPolicy,
  type PreparedForm,
  type PrepareFormOptions,
  type RenderedForm,
  type RenderFormOptions,
} from './form/index.ts';
