// Pages of several PDF files in one.
export {
  type MergeAttachment,
  type MergedPdf,
  type MergeInput,
  type MergeOptions,
  mergePdfs,
  type NumberPlace,
  numberPlaces,
  type PageNumbers,
} from '../pdf/merge/index.ts';
