export type { Barcode, BarcodePoint } from './barcode.ts';
export { barcodePicture, type BarcodePicture } from './barcode-picture.ts';
export {
  barcodeKinds,
  nw7Checks,
  qrLevels,
  type BarcodeKind,
  type BarcodeOptions,
  type Nw7Check,
  type QrLevel,
} from './barcode-kind.ts';
export { encodeBarcode } from './encode-barcode.ts';
export { loadBarcodes } from './load-barcodes.ts';
