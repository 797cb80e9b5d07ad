export {
  barcodeKinds,
  nw7Checks,
  qrLevels,
  type Barcode,
  type BarcodeKind,
  type BarcodeOptions,
  type BarcodePoint,
  type Nw7Check,
  type QrLevel,
} from './barcode.ts';
export { barcodePicture, type BarcodePicture } from './barcode-picture.ts';
export { encodeBarcode } from './encode-barcode.ts';
export { loadBarcodes } from './symbol-encoder.ts';
