export { PaperDrawer, type CanvasSize, type PaperInk } from './draw-paper.ts';
export { layFile, layPaper, type LayPaperOptions, type Paper } from './lay-paper.ts';
export { fontsOf, glyphsOf, type FontGlyphs } from './paper-fonts.ts';
export { glyphPlaces } from './glyph-places.ts';
export { isSamePage } from './same-page.ts';
export { blockPlaces, valuePlaces, type BlockPlace, type PlaceBox, type ValuePlace } from './paper-places.ts';
