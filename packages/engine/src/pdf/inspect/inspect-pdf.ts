import { formFieldsFormat, type FormField } from '../../application/schema/index.ts';
import { catchProblems, createProblem, type Problem } from '../../problems/index.ts';
import { describeProblem } from '../../problems/texts.ts';
import { readFormObjects, readSignatures, type AcroField } from '../acroform/index.ts';
import { findHeader, openPdf, type OpenPdfOptions, type PdfFile, type PdfPage } from '../read/index.ts';
import type { InterpreterShared } from './content/graphics-state.ts';
import { noMarks, type PageMarks } from './content/page-marks.ts';
import { readPageMarks } from './content/read-page-marks.ts';
import { attachments, describeFonts, describePage, hasJavaScript } from './describe.ts';
import { InspectBudget, InspectStop, type InspectLimits } from './inspect-limits.ts';
import type { PdfPageReport, PdfReport, ProposalReport } from './pdf-report.ts';
import type { AlignedBlocks } from './propose/align-blocks.ts';
import { FieldNames, nameProposals, toFormField, toFormRepeats } from './propose/to-form-field.ts';
import { proposeForm } from './propose/propose-form.ts';
import { proposePage } from './propose/propose-page.ts';
import { readShapes } from './shapes/page-shapes.ts';
import { FontCache } from './text/font-cache.ts';

/** How a PDF is inspected. */
export interface InspectPdfOptions extends OpenPdfOptions {
  /** Bounds on looking at pages. */
  readonly inspectLimits?: Partial<InspectLimits>;
}

/** Reads what a page draws. Content that cannot be read is reported, and the page is taken as empty. */
function marksOf(shared: InterpreterShared, page: PdfPage, problems: Problem[]): PageMarks {
  const { place } = shared.file;
  const number = page.index + 1;
  const read = (): PageMarks => {
    const { marks, stopped } = readPageMarks(shared, page);
    if (stopped) problems.push(createProblem('pdf.inspect-too-much', place, { page: number, reason: stopped }));
    return marks;
  };
  return catchProblems(read, ([cause]) => {
    const reason = cause ? describeProblem({ ...cause, place: {} }, 'en') : '';
    problems.push(createProblem('pdf.inspect-page', place, { page: number, reason }));
    return noMarks();
  });
}

interface LookedAt extends AlignedBlocks {
  readonly report: PdfPageReport;
}

/** Looks at one page: what is on it, and which fields it seems to have. */
function lookAt(shared: InterpreterShared, page: PdfPage, fields: readonly AcroField[], problems: Problem[]): LookedAt {
  const marks = marksOf(shared, page, problems);
  const own = proposeForm(fields, page.index + 1);
  const { place } = shared.file;
  try {
    const shapes = readShapes(marks, page.width, page.height, shared.budget);
    const report = describePage(page, marks, shapes.boxes.length);
    if (report.content !== 'scan') return { report, ...proposePage(shapes, own, shared.budget) };
    if (own.length === 0) problems.push(createProblem('pdf.inspect-scan', place, { page: page.index + 1 }));
    return { report, proposals: own, repeats: [] };
  } catch (error) {
    if (!(error instanceof InspectStop)) throw error;
    problems.push(createProblem('pdf.inspect-too-much', place, { page: page.index + 1, reason: error.reason }));
    return { report: describePage(page, marks, 0), proposals: own, repeats: [] };
  }
}

function proposedFields(
  looked: readonly LookedAt[],
  own: readonly AcroField[],
): { fields: FormField[]; reports: ProposalReport[] } {
  const names = new FieldNames(own.map(({ name }) => name));
  const fields: FormField[] = [];
  const reports: ProposalReport[] = [];
  for (const { report, proposals } of looked) {
    const pageNames = nameProposals(proposals, names);
    for (const [index, proposal] of proposals.entries()) {
      const name = pageNames[index] ?? '';
      fields.push(toFormField(proposal, report.page, name));
      reports.push({ name, kind: proposal.kind, label: proposal.label });
    }
  }
  return { fields, reports };
}

function reportOf(file: PdfFile, options: InspectPdfOptions): PdfReport {
  const { inspectLimits, now } = options;
  const problems: Problem[] = [];
  const objects = readFormObjects(file);
  const { fields: formFields, hasXfa, needAppearances } = objects.form;
  const budget = new InspectBudget(inspectLimits, now);
  const shared: InterpreterShared = { file, budget, fonts: new FontCache(file) };
  const looked = file.pages().map((page) => lookAt(shared, page, formFields, problems));
  const { fields, reports } = proposedFields(looked, formFields);
  const fonts = describeFonts(file);
  return {
    kind: 'pdf',
    version: file.version,
    pages: looked.map(({ report }) => report),
    fonts,
    ...(file.permissions && { encryption: file.permissions }),
    signatures: readSignatures(file, objects),
    form: { fields: formFields, hasXfa, needAppearances },
    attachments: attachments(file),
    hasJavaScript: hasJavaScript(file),
    proposed: { format: formFieldsFormat, fields },
    proposals: reports,
    repeats: looked.flatMap(({ report, repeats }) => toFormRepeats(repeats, report.page)),
    problems: [...file.warnings, ...objects.form.problems, ...problems],
  };
}

/**
 * Looks into a PDF: pages, fonts, form fields, and proposals for fields from its lines, cells (マス目), blanks and marks. Content
 * that is too much or broken is reported in `problems`; the rest of the report is complete.
 * @throws ShoruiError `pdf.*` for a file that cannot be opened, or passes a limit
 */
export function inspectPdf(bytes: Uint8Array, options: InspectPdfOptions = {}): PdfReport {
  const { file, limits, now } = options;
  return reportOf(openPdf(bytes, { file, limits, now }), options);
}

/** Is it a PDF by its content? Its header may be a little into the file, or missing. */
export function isPdf(bytes: Uint8Array): boolean {
  return findHeader(bytes) !== undefined;
}
