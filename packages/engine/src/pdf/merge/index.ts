export { mergePdfs, type MergedPdf } from './merge-pdfs.ts';
export {
  numberPlaces,
  type MergeAttachment,
  type MergeInput,
  type MergeOptions,
  type NumberPlace,
  type PageNumbers,
} from './merge-input.ts';
