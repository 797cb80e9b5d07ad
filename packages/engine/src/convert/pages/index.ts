export { layoutBlocks } from './layout-blocks.ts';
export { makePages, type MadePages, type MakePagesOptions } from './make-pages.ts';
export { placeMarks, type PagePoint } from './place-marks.ts';
export { spaceBetween } from './stack-items.ts';
