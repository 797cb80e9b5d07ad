export { fontChains } from './font-chains.ts';
export { layoutParagraphBlock } from './layout-paragraph-block.ts';
export { stretchedText } from './stretched-text.ts';
export type { FrameJoins } from './paragraph-frame.ts';
