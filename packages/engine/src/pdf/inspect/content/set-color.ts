import {
  arrayOf,
  dictOf,
  nameOf,
  numberOf,
  PdfName,
  type PdfDict,
  type PdfFile,
  type PdfValue,
} from '../../read/index.ts';
import { lightnessOf, type GraphicsState } from './graphics-state.ts';

/** Number of parts of a color space whose parts are light as those of gray, RGB or CMYK. */
function partsOf(file: PdfFile, resources: PdfDict, value: PdfValue | undefined): number | undefined {
  const name = value instanceof PdfName ? value.text : '';
  if (name.endsWith('Gray')) return 1;
  if (name.endsWith('RGB')) return 3;
  if (name.endsWith('CMYK')) return 4;
  const space = arrayOf(file, dictOf(file, resources.get('ColorSpace'))?.get(name));
  const kind = nameOf(file, space?.[0]) ?? '';
  if (kind === 'ICCBased') return numberOf(file, dictOf(file, space?.[1])?.get('N'));
  return kind === 'CalRGB' ? 3 : kind === 'CalGray' ? 1 : undefined;
}

/** Runs an operator that sets a color or a color space (8.6.8); false for any other. */
export function setColor(
  file: PdfFile,
  state: GraphicsState,
  resources: PdfDict,
  operator: string,
  operands: readonly PdfValue[],
): boolean {
  const numbers = operands.filter((item) => typeof item === 'number');
  switch (operator) {
    case 'g':
    case 'rg':
    case 'k':
      state.fill = lightnessOf(numbers);
      return true;
    case 'G':
    case 'RG':
    case 'K':
      state.stroke = lightnessOf(numbers);
      return true;
    case 'cs':
      state.fillParts = partsOf(file, resources, operands[0]);
      state.fill = 0;
      return true;
    case 'CS':
      state.strokeParts = partsOf(file, resources, operands[0]);
      state.stroke = 0;
      return true;
    case 'sc':
    case 'scn':
      state.fill = state.fillParts === numbers.length ? lightnessOf(numbers) : 0;
      return true;
    case 'SC':
    case 'SCN':
      state.stroke = state.strokeParts === numbers.length ? lightnessOf(numbers) : 0;
      return true;
    default:
      return false;
  }
}
