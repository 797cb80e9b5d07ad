import { code128, ean13, ean8, qrcode, rationalizedCodabar } from 'bwip-js/generic';
import type { SymbolEncoder } from './symbol-encoder.ts';

// Named one by one, so that bundlers leave out the hundred other symbols of the package.
const symbols = { code128, ean13, ean8, qrcode, rationalizedCodabar };

export const bwipEncoder: SymbolEncoder = (options, drawing) => symbols[options.bcid]({ ...options }, drawing);
