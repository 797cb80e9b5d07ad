import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { dictOf, numberOf, type PdfFile } from '../../read/index.ts';
import { readFormObjects } from './read-form.ts';
import { certificationOf, type Certification } from './signatures.ts';

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
