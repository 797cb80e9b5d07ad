export { besidePath } from './beside-path.ts';
export { boxSteps, drawnShape, textRoom } from './drawn-shape.ts';
export { flatStretches, type FlatStretch } from './flat-path.ts';
export { withHeads } from './arrowheads.ts';
export { presetShape } from './preset-shape.ts';
export { ShapeFrame, type Adjustments, type DrawnShape } from './shape-frame.ts';
export { shapeValuePlaces } from './shape-values.ts';
