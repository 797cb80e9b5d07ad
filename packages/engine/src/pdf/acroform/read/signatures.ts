import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { arrayOf, dictOf, nameOf, numberOf, stringOf, type PdfDict, type PdfFile } from '../../read/index.ts';
import { inherited } from './form-node.ts';
import { type FormObjects, readFormObjects } from './read-form.ts';

/** A signature that a file carries. It is not verified here. */
export interface PdfSignature {
  /** Name of its field. */
  readonly field: string;
  /** Who signed and when (a PDF date), as the signature specifies. */
  readonly name?: string;
  readonly date?: string;
  readonly reason?: string;
  /** Last byte it covers: that of the file when nothing was appended since. */
  readonly coversWholeFile: boolean;
  /** A certifying signature: what may be changed, 1 nothing, 2 filling in forms, 3 annotations too. */
  readonly certifies?: Certification;
}

/** What a certifying signature lets be changed (ISO 32000-1, 12.8.2.2, table 254). */
export type Certification = 1 | 2 | 3;

function certification(file: PdfFile, signature: PdfDict): Certification | undefined {
  for (const reference of arrayOf(file, signature.get('Reference'))?.slice(0, 100) ?? []) {
    const dict = dictOf(file, reference);
    if (nameOf(file, dict?.get('TransformMethod')) !== 'DocMDP') continue;
    const permitted = numberOf(file, dictOf(file, dict?.get('TransformParams'))?.get('P'));
    return permitted === 1 || permitted === 3 ? permitted : 2;
  }
  return undefined;
}

/**
 * What the certification of a file lets be changed: that of the signature its catalogue names, or else of one in its form.
 * Undefined when it is not certified.
 */
export function certificationOf(file: PdfFile, objects: () => FormObjects): Certification | undefined {
  const named = dictOf(file, dictOf(file, file.catalog.get('Perms'))?.get('DocMDP'));
  const certified = named && (certification(file, named) ?? 2);
  if (certified !== undefined) return certified;
  for (const { certifies } of readSignatures(file, objects())) if (certifies !== undefined) return certifies;
  return undefined;
}

/** The signatures of a form. */
export function readSignatures(file: PdfFile, { nodes }: FormObjects): PdfSignature[] {
  return nodes.flatMap(({ field, node }) => {
    const signature = field.type === 'signature' ? dictOf(file, inherited(node, 'V')) : undefined;
    if (!signature) return [];
    const text = (key: string): string | undefined => stringOf(file, signature.get(key))?.text;
    const [name, date, reason] = [text('Name'), text('M'), text('Reason')];
    const range = arrayOf(file, signature.get('ByteRange'))?.map((item) => numberOf(file, item) ?? 0) ?? [];
    const certifies = certification(file, signature);
    return [
      {
        field: field.name,
        ...(name !== undefined && { name }),
        ...(date !== undefined && { date }),
        ...(reason !== undefined && { reason }),
        coversWholeFile: (range[2] ?? 0) + (range[3] ?? 0) >= file.bytes.length,
        ...(certifies !== undefined && { certifies }),
      },
    ];
  });
}

const warnings = {
  1: 'pdf.form-certified',
  2: 'pdf.certified-forms',
  3: 'pdf.certified-annotations',
} as const;

/**
 * A warning when a change goes beyond what a certification permits: values in form fields are permitted from 2 on; what is drawn
 * on pages never is (ISO 32000-1, 12.8.2.2, table 254).
 */
export function reportCertification(
  certified: Certification | undefined,
  change: 'fields' | 'pages',
  place: Place,
): Problem[] {
  if (certified === undefined || (change === 'fields' && certified > 1)) return [];
  return [createProblem(warnings[certified], place)];
}

/** Bit 1 of SigFlags: some field of the form is signed (ISO 32000-1, table 219). */
function isSigned(file: PdfFile): boolean {
  return ((numberOf(file, dictOf(file, file.catalog.get('AcroForm'))?.get('SigFlags')) ?? 0) & 1) === 1;
}

/** A warning when a file is certified, and its pages are going to be drawn on. */
export function reportCertifiedPages(file: PdfFile): Problem[] {
  if (!file.catalog.has('Perms') && !isSigned(file)) return [];
  return reportCertification(
    certificationOf(file, () => readFormObjects(file)),
    'pages',
    file.place,
  );
}
