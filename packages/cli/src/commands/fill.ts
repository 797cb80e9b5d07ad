import { extname } from 'node:path';
import {
  compileTemplate,
  convertDocument,
  fillPdfForm,
  renderTemplate,
  ShoruiError,
  type CompiledTemplate,
  type FormValues,
  type Problem,
} from '@shorui/engine/node';
import { isPdf, type GlyphPolicy } from '@shorui/engine/pdf';
import { createProblem } from '@shorui/engine/problems';
import { Option, type Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import type { DataObject } from '../input/data-file.ts';
import { readData, readGiven, type NamedData } from '../input/read-data.ts';
import { readImages } from '../input/read-images.ts';
import { printFeatures } from '../output/print-features.ts';
import { printProblems } from '../output/print-problems.ts';
import { checkOutput } from './check-output.ts';
import { fontsOption, missingGlyphOption, readFonts } from './font-options.ts';
import { missingOption, type MissingMode } from './missing-option.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { reportBlanks } from './report-blanks.ts';
import { printWrittenJson } from './report-written.ts';
import { writeResults, type ResultFile } from './write-results.ts';

interface FillOptions extends OutputOptions {
  readonly data: string;
  readonly output: string;
  readonly missing: MissingMode;
  readonly missingGlyph: GlyphPolicy;
  readonly fonts?: string;
  readonly flatten?: boolean;
  readonly overflow: 'error' | 'cut';
}

/** The kind of file to fill: a Word template or a PDF form. */
type Form = { readonly template: CompiledTemplate } | { readonly pdf: Uint8Array };

async function readForm(context: CommandContext, file: string): Promise<Form> {
  const bytes = await readGiven(context, file);
  return isPdf(bytes) ? { pdf: bytes } : { template: compileTemplate(bytes, { file }) };
}

function isPdfName(path: string): boolean {
  return extname(path).toLowerCase() === '.pdf';
}

/** Converts a filled template to PDF. */
async function toPdf(
  context: CommandContext,
  file: string,
  bytes: Uint8Array,
  { fonts: folder, missingGlyph }: FillOptions,
): Promise<{ bytes: Uint8Array; problems: readonly Problem[] }> {
  const fonts = await readFonts(context, folder);
  const converted = convertDocument(bytes, { fonts: fonts.library, file, missingGlyph });
  return { bytes: converted.bytes, problems: [...fonts.problems, ...converted.problems] };
}

/** Writes the document. True when its report was printed as JSON. */
async function writeDocument(
  context: CommandContext,
  bytes: Uint8Array,
  problems: readonly Problem[],
  options: FillOptions,
): Promise<boolean> {
  const { json = false, clobber = true } = options;
  const files: ResultFile[] = [{ path: context.path(options.output), bytes }];
  await writeResults(context, files, { quiet: json, clobber });
  if (json) printWrittenJson(context, files, problems);
  return json;
}

/** Fills the form fields (AcroForm) of a PDF. */
async function fillForm(
  context: CommandContext,
  file: string,
  bytes: Uint8Array,
  data: DataObject,
  options: FillOptions,
): Promise<void> {
  const { missingGlyph, flatten = false, overflow } = options;
  const fonts = await readFonts(context, options.fonts);
  // A value that no field takes is reported by the engine.
  const values = data as unknown as FormValues;
  const filled = fillPdfForm(bytes, values, {
    fonts: fonts.library,
    missingGlyph,
    flatten,
    overflow,
    place: { file },
  });
  if (filled.problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(filled.problems);
  const noticed = [...fonts.problems, ...filled.problems];
  if (!(await writeDocument(context, filled.bytes, noticed, options))) printProblems(context, noticed);
}

async function fillTemplate(
  context: CommandContext,
  template: CompiledTemplate,
  given: NamedData,
  options: FillOptions,
  file: string,
): Promise<void> {
  const { missing, output } = options;
  const images = await readImages(context, given);
  const { bytes, problems, blanks } = renderTemplate(template, given.data, {
    missing,
    keepBlanks: missing === 'keep',
    images,
  });
  const made = isPdfName(output) ? await toPdf(context, file, bytes, options) : { bytes, problems: [] };
  const empty = blanks.map((place) => createProblem('document.blank', place));
  const noticed = [...template.problems, ...problems];
  if (await writeDocument(context, made.bytes, [...noticed, ...made.problems, ...empty], options)) return;
  printProblems(context, noticed);
  printFeatures(context, made.problems);
  reportBlanks(context, empty);
}

async function fill(context: CommandContext, file: string, options: FillOptions): Promise<void> {
  context.writes = true;
  await checkOutput(context, file, options.output, isPdfName(file) ? 'PDF' : 'Word/PDF');
  const [form, given] = await gather(readForm(context, file), readData(context, options.data));
  if ('pdf' in form) await fillForm(context, file, form.pdf, given.data, options);
  else await fillTemplate(context, form.template, given, options, file);
}

/** `shorui fill`: fills one Word template, or the form fields of one PDF, with plain data and without an application. */
export function defineFill(command: Command, context: CommandContext): void {
  command
    .argument('<template>')
    .requiredOption('-d, --data <file>')
    .requiredOption('-o, --output <file>')
    .addOption(missingOption())
    .option('--flatten')
    .addOption(new Option('--overflow <mode>').choices(['error', 'cut']).default('error'))
    .addOption(missingGlyphOption())
    .addOption(fontsOption())
    .addOption(noClobberOption())
    .option('--json')
    .action((template: string, options: FillOptions) => fill(context, template, options));
}
