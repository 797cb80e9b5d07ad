export { drawnShape, textRoom } from './drawn-shape.ts';
export { withHeads } from './line-heads.ts';
export { presetShape } from './preset-shape.ts';
export { ShapeFrame, type Adjustments, type DrawnShape } from './shape-frame.ts';
export { shapeValuePlaces } from './shape-values.ts';
