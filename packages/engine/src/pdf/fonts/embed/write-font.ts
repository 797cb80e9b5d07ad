import { PdfDict, PdfName, PdfString, type PdfRef, type PdfStream } from '../../read/index.ts';
import type { PdfSink } from '../../write/index.ts';
import type { EmbeddedFont } from './embedded-font.ts';

function text(value: string): PdfString {
  return PdfString.fromText(value);
}

function addProgram(sink: PdfSink, { kind, program }: EmbeddedFont): PdfRef {
  const dict = PdfDict.of({
    Filter: PdfName.of('FlateDecode'),
    ...(kind === 'cff' ? { Subtype: PdfName.of('CIDFontType0C') } : { Length1: program.length }),
  });
  return sink.addStream(dict, program.packed);
}

function addDescriptor(sink: PdfSink, font: EmbeddedFont): PdfRef {
  const { flags, box, italicAngle, ascent, descent, capHeight, stemV } = font.descriptor;
  return sink.add(
    PdfDict.of({
      Type: PdfName.of('FontDescriptor'),
      FontName: PdfName.of(font.baseFont),
      Flags: flags,
      FontBBox: box,
      ItalicAngle: italicAngle,
      Ascent: ascent,
      Descent: descent,
      CapHeight: capHeight,
      StemV: stemV,
      [font.kind === 'cff' ? 'FontFile3' : 'FontFile2']: addProgram(sink, font),
    }),
  );
}

function addDescendant(sink: PdfSink, font: EmbeddedFont): PdfRef {
  return sink.add(
    PdfDict.of({
      Type: PdfName.of('Font'),
      Subtype: PdfName.of(font.kind === 'cff' ? 'CIDFontType0' : 'CIDFontType2'),
      BaseFont: PdfName.of(font.baseFont),
      CIDSystemInfo: PdfDict.of({ Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 }),
      FontDescriptor: addDescriptor(sink, font),
      DW: font.defaultWidth,
      W: font.widths.length > 0 ? font.widths : undefined,
      ...(font.kind === 'truetype' && { CIDToGIDMap: PdfName.of('Identity') }),
    }),
  );
}

/** Sets `ref` to a Type0 font for horizontal lines (ISO 32000-1, 9.7), with all that it needs. `toUnicode` where it is packed already. */
export function writeFont(sink: PdfSink, ref: PdfRef, font: EmbeddedFont, toUnicode?: PdfStream): void {
  sink.set(
    ref,
    PdfDict.of({
      Type: PdfName.of('Font'),
      Subtype: PdfName.of('Type0'),
      // A CIDFont with its own program is named after both (9.7.6.2).
      BaseFont: PdfName.of(font.kind === 'cff' ? `${font.baseFont}-Identity-H` : font.baseFont),
      Encoding: PdfName.of('Identity-H'),
      DescendantFonts: [addDescendant(sink, font)],
      ToUnicode: toUnicode ? sink.add(toUnicode) : sink.addStream(PdfDict.empty, font.toUnicode),
    }),
  );
}
