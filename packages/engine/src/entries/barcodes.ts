// Values as QR code, Code 128, JAN, NW-7 and the customer barcode of Japan Post.
export {
  type Barcode,
  type BarcodeKind,
  barcodeKinds,
  type BarcodeOptions,
  type BarcodePicture,
  barcodePicture,
  type BarcodePoint,
  encodeBarcode,
  loadBarcodes,
  type Nw7Check,
  nw7Checks,
  type QrLevel,
  qrLevels,
} from '../barcode/index.ts';
export { type Problem, ShoruiError } from '../problems/index.ts';
export { describeProblem } from '../problems/texts.ts';
