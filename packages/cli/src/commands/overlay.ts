import { renderOverlay } from '@shorui/engine/document';
import { checkFormFields, type FormFields } from '@shorui/engine/model';
import { compileOverlay, ShoruiError, type Problem } from '@shorui/engine/node';
import type { GlyphPolicy } from '@shorui/engine/pdf';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gather } from '../input/gather.ts';
import { readData, readGiven, type NamedData } from '../input/read-data.ts';
import { readImages } from '../input/read-images.ts';
import { printProblems } from '../output/print-problems.ts';
import { checkOutput } from './check-output.ts';
import { fontsOption, missingGlyphOption, readFonts } from './font-options.ts';
import { missingOption } from './missing-option.ts';
import { noClobberOption, type OutputOptions } from './output-options.ts';
import { printWrittenJson } from './report-written.ts';
import { writeResults } from './write-results.ts';

interface OverlayOptions extends OutputOptions {
  readonly fields: string;
  readonly data: string;
  readonly output: string;
  readonly missing: 'error' | 'blank';
  readonly missingGlyph: GlyphPolicy;
  readonly fonts?: string;
  readonly title?: string;
}

/** Adds the line and column in the fields file to a problem. */
function located(problem: Problem, fields: NamedData): Problem {
  const { file, pointer } = problem.place;
  if (file !== fields.file || pointer === undefined) return problem;
  return { ...problem, place: { ...problem.place, ...fields.locate(pointer) } };
}

async function locate<Result>(fields: NamedData, action: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    const problems = error.problems.map((problem) => located(problem, fields));
    throw new ShoruiError(problems, { cause: error });
  }
}

function toFormFields(fields: NamedData): FormFields {
  const problems = checkFormFields(fields.data, fields.file);
  if (problems.length > 0) throw new ShoruiError(problems);
  // The file was validated against the schema above.
  return fields.data as unknown as FormFields;
}

async function overlay(context: CommandContext, file: string, options: OverlayOptions): Promise<void> {
  context.writes = true;
  await checkOutput(context, file, options.output, 'PDF');
  const [bytes, fields, given, fonts] = await gather(
    readGiven(context, file),
    readData(context, options.fields),
    readData(context, options.data),
    readFonts(context, options.fonts),
  );
  const { missing, missingGlyph, title } = options;
  const images = await readImages(context, given);
  const { compiled, rendered } = await locate(fields, () => {
    const compiled = compileOverlay(bytes, toFormFields(fields), {
      fonts: fonts.library,
      file,
      fieldsFile: fields.file,
    });
    return {
      compiled,
      rendered: renderOverlay(compiled, given.data, {
        missing,
        missingGlyph,
        images,
        ...(title !== undefined && { metadata: { title, language: 'ja' } }),
      }),
    };
  });
  const { json = false, clobber = true } = options;
  const files = [{ path: context.path(options.output), bytes: rendered.bytes }];
  await writeResults(context, files, { quiet: json, clobber });
  const reported = [...fonts.problems, ...compiled.problems, ...rendered.problems].map((problem) =>
    located(problem, fields),
  );
  if (json) printWrittenJson(context, files, reported);
  else printProblems(context, reported);
}

/** `shorui overlay`: draws values on a PDF form, without an application. */
export function defineOverlay(command: Command, context: CommandContext): void {
  command
    .argument('<form>')
    .requiredOption('-f, --fields <file>')
    .requiredOption('-d, --data <file>')
    .requiredOption('-o, --output <file>')
    .addOption(missingOption(['error', 'blank']))
    .addOption(missingGlyphOption())
    .addOption(fontsOption())
    .option('--title <text>')
    .addOption(noClobberOption())
    .option('--json')
    .action((form: string, options: OverlayOptions) => overlay(context, form, options));
}
