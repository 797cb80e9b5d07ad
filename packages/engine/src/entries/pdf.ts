// PDF forms, overlays, inspection, fonts, seals and own papers. The index lists its names; a new public name is added there.
export * from '../pdf/index.ts';
export { type Problem, ShoruiError } from '../problems/index.ts';
export { describeProblem } from '../problems/texts.ts';
