// Everything of the engine that needs neither Node nor a disk. Each entry lists its names; a new public name is added there.
export * from './entries/answers.ts';
export * from './entries/barcodes.ts';
export * from './entries/bulk.ts';
export * from './entries/bundle.ts';
export * from './entries/convert.ts';
export * from './entries/document.ts';
export * from './entries/editor.ts';
export * from './entries/japanese.ts';
export * from './entries/lint.ts';
export * from './entries/model.ts';
export * from './entries/pdf.ts';
export * from './entries/problems.ts';
export * from './entries/word.ts';
export { engineVersion } from './version.ts';
