export { inspectLimits, type InspectLimits } from './inspect-limits.ts';
export { inspectPdf, isPdf, type InspectPdfOptions } from './inspect-pdf.ts';
export type { PdfFontReport, PdfPageReport, PdfReport, ProposalReport, ReportBox } from './pdf-report.ts';
export { readPrintedLines, type PrintedLine, type PrintedLinesOptions } from './printed-lines.ts';
export { readPdfText } from './read-pdf-text.ts';
export type { ProposalKind } from './propose/proposal.ts';
