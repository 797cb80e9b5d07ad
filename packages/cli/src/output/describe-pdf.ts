import type { PdfReport } from '@shorui/engine/node';
import type { PdfPageReport } from '@shorui/engine/pdf';
import type { CommandContext } from '../command-context.ts';
import { describePdfForm } from './describe-pdf-form.ts';
import { describeProposals } from './describe-proposals.ts';

const numbers = (values: readonly number[]): string => values.map((value) => Math.round(value * 100) / 100).join(' ');

function describePage(context: CommandContext, page: PdfPageReport): string[] {
  const words = context.messages.inspectPdf;
  const { mediaBox, cropBox } = page;
  const isCropped = mediaBox.some((side, index) => side !== cropBox[index]);
  const isShifted = mediaBox[0] !== 0 || mediaBox[1] !== 0;
  const notes = [
    ...(page.rotation === 0 ? [] : [words.rotated(page.rotation)]),
    ...(page.userUnit === 1 ? [] : [words.userUnit(page.userUnit)]),
    page.content === 'drawn' ? words.counts(page.characters, page.lines, page.boxes, page.images) : words[page.content],
  ];
  return [
    `${words.page(page.page, page.width, page.height)}  ${context.colors.dim(notes.join(' · '))}`,
    ...(isCropped || isShifted ? [`  ${words.boxes.media} [${numbers(mediaBox)}]`] : []),
    ...(isCropped ? [`  ${words.boxes.crop} [${numbers(cropBox)}]`] : []),
  ];
}

function describeRights(context: CommandContext, report: PdfReport): string[] {
  const words = context.messages.inspectPdf;
  if (!report.encryption) return [];
  const { print, modify, copy, annotate, fillForms, assemble } = report.encryption;
  const all = Object.entries({ print, modify, copy, annotate, fillForms, assemble });
  const named = (allowed: boolean): string[] =>
    all.flatMap(([name, value]) => (value === allowed ? [words.right[name as keyof typeof words.right]] : []));
  return [words.rights(named(true), named(false))];
}

/** Describes the contents of a PDF as lines of text. */
export function describePdf(context: CommandContext, report: PdfReport): string[] {
  const { colors } = context;
  const words = context.messages.inspectPdf;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', colors.bold(title), ...lines.map((line) => `  ${line}`)];
  const fonts = report.fonts.map(
    ({ name, type, embedded, pages }) => `${name} ${colors.dim(type)} ${words.font(embedded, pages.join(', '))}`,
  );
  return [
    colors.bold(words.pages(report.version, report.pages.length)),
    ...report.pages.flatMap((page) => describePage(context, page)).map((line) => `  ${line}`),
    ...(fonts.length === 0 ? ['', words.noFonts] : section(words.fonts, fonts)),
    ...section(words.encryption, describeRights(context, report)),
    ...section(
      words.signatures,
      report.signatures.map(
        ({ field, name, date, coversWholeFile }) => `${field}: ${words.signature(name, date, coversWholeFile)}`,
      ),
    ),
    ...describePdfForm(context, report),
    ...section(words.attachments, report.attachments),
    ...(report.hasJavaScript ? ['', words.script] : []),
    ...describeProposals(context, report),
  ];
}
