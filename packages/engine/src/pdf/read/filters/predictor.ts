/** How rows of samples were foretold before they were packed (ISO 32000-1, table 8). */
export interface PredictorParams {
  /** 1 none, 2 TIFF, 10-15 PNG (each row states which of them). */
  readonly predictor: number;
  readonly colors: number;
  readonly bits: number;
  readonly columns: number;
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** PNG 1.2, section 6: each row is led by its kind, and counts from the pixel to the left and the row above. */
function undoPng(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const out = new Uint8Array(Math.max(0, data.length - rows));
  for (let row = 0, from = 0, to = 0; row < rows; row++) {
    const kind = data[from++] as number;
    const length = Math.min(rowBytes, data.length - from);
    for (let index = 0; index < length; index++, from++, to++) {
      const left = index >= pixelBytes ? (out[to - pixelBytes] as number) : 0;
      const up = row > 0 ? (out[to - rowBytes] as number) : 0;
      const corner = row > 0 && index >= pixelBytes ? (out[to - rowBytes - pixelBytes] as number) : 0;
      let foretold = 0;
      if (kind === 1) foretold = left;
      else if (kind === 2) foretold = up;
      else if (kind === 3) foretold = (left + up) >> 1;
      else if (kind === 4) foretold = paeth(left, up, corner);
      out[to] = (data[from] as number) + foretold;
    }
  }
  return out;
}

/** TIFF 6.0, section 14: each sample counts from the same color of the pixel to the left. */
function undoTiff(data: Uint8Array, rowBytes: number, { colors, bits, columns }: PredictorParams): Uint8Array {
  const out = data.slice();
  for (let start = 0; start < out.length; start += rowBytes) {
    const end = Math.min(start + rowBytes, out.length);
    if (bits === 8) {
      for (let at = start + colors; at < end; at++) out[at] = (out[at] as number) + (out[at - colors] as number);
    } else if (bits === 16) {
      for (let at = start + 2 * colors; at + 1 < end; at += 2) {
        const left = ((out[at - 2 * colors] as number) << 8) | (out[at - 2 * colors + 1] as number);
        const sum = (((out[at] as number) << 8) | (out[at + 1] as number)) + left;
        out[at] = sum >> 8;
        out[at + 1] = sum;
      }
    } else undoTiffBits(out.subarray(start, end), bits, colors, columns * colors);
  }
  return out;
}

/** A row of samples of 1, 2 or 4 bits. */
function undoTiffBits(row: Uint8Array, bits: number, colors: number, samples: number): void {
  const mask = (1 << bits) - 1;
  const previous = new Uint8Array(colors);
  for (let sample = 0; sample < samples; sample++) {
    const at = (sample * bits) >> 3;
    if (at >= row.length) return;
    const shift = 8 - bits - ((sample * bits) & 7);
    const byte = row[at] as number;
    const color = sample % colors;
    const value = (((byte >> shift) & mask) + (previous[color] as number)) & mask;
    previous[color] = value;
    row[at] = (byte & ~(mask << shift)) | (value << shift);
  }
}

/** Undoes a predictor. Parameters that make no sense leave the data as it is. */
export function undoPredictor(data: Uint8Array, params: PredictorParams): Uint8Array {
  const { predictor, colors, bits, columns } = params;
  const sane = colors >= 1 && colors <= 64 && [1, 2, 4, 8, 16].includes(bits) && columns >= 1;
  if (predictor < 2 || !sane) return data;
  const rowBytes = Math.ceil((columns * colors * bits) / 8);
  if (!Number.isSafeInteger(rowBytes)) return data;
  if (predictor === 2) return undoTiff(data, rowBytes, params);
  return predictor >= 10 ? undoPng(data, rowBytes, Math.max(1, (colors * bits) >> 3)) : data;
}
