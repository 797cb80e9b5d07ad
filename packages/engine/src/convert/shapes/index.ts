export { presetShape } from './preset-shape.ts';
export { ShapeFrame, type Adjustments, type DrawnShape } from './shape-frame.ts';
