import type { Random } from './random.ts';

/** Pieces of a PDF's syntax, right and wrong. */
const pieces = [
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '/',
  '%',
  'null',
  'true',
  '1 0 R',
  '2 0 R',
  '3 0 R',
  '99999 0 R',
  '/Kids',
  '/Parent 2 0 R',
  '/Type/Page',
  '/Type/Pages',
  '/Type/ObjStm',
  '/Type/XRef',
  '/Length 3 0 R',
  '/Prev 0',
  '/Prev 20',
  '/Filter/FlateDecode',
  '/Filter[/LZWDecode/RunLengthDecode]',
  '/DecodeParms<</Predictor 12/Columns 1000000000>>',
  '/Rotate 90',
  '/Contents[5 0 R 5 0 R]',
  '/MediaBox[0 0 1e9 1]',
  '/CropBox[9 9 1 1]',
  '/Encrypt 3 0 R',
  'endobj',
  'endstream',
  'stream\n',
  'obj',
  '1 0 obj',
  'xref\n0 1\n',
  'trailer',
  'startxref\n9\n',
  '\\',
  '#00',
];

const numbers = [
  '0',
  '1',
  '-1',
  '2',
  '65535',
  '65536',
  '2147483647',
  '4294967296',
  '99999999999999999999',
  '.5',
  '--',
  '1e9',
];

/** The file with a number, name or keyword changed, or a piece of syntax put in, a few times. */
export function mutatePdf(bytes: Uint8Array, random: Random): Uint8Array {
  let text = Buffer.from(bytes).toString('latin1');
  for (let left = 1 + random.below(4); left > 0; left--) {
    // Changes begin anywhere: the next word of the kind behind that place is changed.
    const from = random.chance(0.3) ? Math.max(0, text.length - 1500) : 0;
    const at = from + random.below(Math.max(1, text.length - from));
    const kind = random.below(4);
    if (kind === 0) text = text.slice(0, at) + random.pick(pieces) + text.slice(at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(at).replace(/\d+/, random.pick(numbers));
    else if (kind === 2) text = text.slice(0, at) + text.slice(at).replace(/\/[A-Za-z0-9]+/, random.pick(pieces));
    else text = text.slice(0, at) + text.slice(at).replace(/\d+ 0 R/, `${random.below(12)} 0 R`);
  }
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
