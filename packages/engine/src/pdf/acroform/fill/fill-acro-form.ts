import type { Problem } from '../../../problems/index.ts';
import { createProblem } from '../../../problems/index.ts';
import type { Codec } from '../../../platform/codec.ts';
import { DocumentFonts, type FontLibrary, type GlyphPolicy } from '../../fonts/index.ts';
import { usualLegibility, type Legibility } from '../../layout/index.ts';
import type { PdfUpdate } from '../../write/index.ts';
import { readFormObjects } from '../read/read-form.ts';
import { certificationOf, readSignatures } from '../read/signatures.ts';
import { reportCertification } from '../read/report-certification.ts';
import { fillField } from './fill-field.ts';
import { FillRun, type OverflowPolicy } from './fill-run.ts';
import { FieldFinder } from './find-fields.ts';
import { flattenFields } from './flatten-fields.ts';
import { flatValues, type FormValues } from './form-values.ts';
import { redrawFields } from './redraw-fields.ts';
import { settleForm } from './settle-form.ts';

/** How the form fields of a PDF are filled. */
export interface FillAcroFormOptions {
  readonly fonts: FontLibrary;
  readonly codec: Codec;
  /** Draws the fields into the pages and takes them out of the form. */
  readonly flatten?: boolean;
  /** What a character does that no font has: `error` unless given. */
  readonly missingGlyph?: GlyphPolicy;
  /** What a text does that its field does not show whole: an error (`error`, the default), or cut with a warning (`cut`). */
  readonly overflow?: OverflowPolicy;
  /** Text that had to be made narrower than `scale` or smaller than `size` (pt) is a warning: 0.7 and 6 unless given. */
  readonly legibility?: Legibility;
}

function reportSignatures(run: FillRun): void {
  const { file } = run.update;
  const certified = certificationOf(file, () => run.objects);
  const found = reportCertification(certified, run.flatten ? 'pages' : 'fields', file.place);
  run.problems.push(...found);
  const isSigned = run.flatten && readSignatures(file, run.objects).length > 0;
  if (isSigned) run.problems.push(createProblem('pdf.form-flatten-signed', file.place));
}

function reportScripts(run: FillRun): void {
  const { fields, calculated } = run.objects.form;
  const count = Math.max(fields.filter(({ scripted }) => scripted).length, calculated);
  if (count > 0) run.problems.push(createProblem('pdf.form-scripts', run.update.file.place, { count }));
}

/** Fields that must have a value and have none, old or new. */
function reportEmpty(run: FillRun, given: ReadonlyMap<string, unknown>): void {
  for (const { field } of run.objects.nodes) {
    if (!field.required || field.type === 'button' || field.type === 'signature') continue;
    const value = given.has(field.name) ? given.get(field.name) : field.value;
    if (value === undefined || value === null || value === '') run.report('pdf.form-required', field.name);
  }
}

/**
 * Fills the fields of a form by name (or by the label users see) and draws them in our fonts, so that every viewer shows them.
 * Fields without a value here keep what they have. Scripts are not run, DV stays. To be called once for an update.
 *
 * Gives what is wrong and what is worth a look. With a problem of severity `error` among them the update is not to be used.
 * @throws ShoruiError `pdf.*` where a limit is passed
 */
export function fillAcroForm(update: PdfUpdate, values: FormValues, options: FillAcroFormOptions): Problem[] {
  const { codec, flatten = false, missingGlyph = 'error', overflow = 'error', legibility = usualLegibility } = options;
  const objects = readFormObjects(update.file);
  const fonts = new DocumentFonts(update, { codec });
  const run = new FillRun({
    update,
    objects,
    library: options.fonts,
    fonts,
    missingGlyph,
    flatten,
    overflow,
    legibility,
  });
  run.problems.push(...objects.form.problems);
  const wanted = flatValues(values);
  if (objects.nodes.length === 0 && wanted.length > 0) {
    return [...run.problems, createProblem('pdf.form-no-fields', update.file.place)];
  }
  reportScripts(run);
  reportSignatures(run);
  const finder = new FieldFinder(objects.nodes);
  const given = new Map<string, unknown>();
  for (const [name, value] of wanted) {
    const found = finder.find(name, run.placeOf(name));
    if ('severity' in found) run.problems.push(found);
    else {
      for (const { field, node } of found) {
        given.set(field.name, value);
        fillField(run, field, node, value);
      }
    }
  }
  reportEmpty(run, given);
  if (objects.nodes.length === 0) return run.problems;
  const touched = new Set(given.keys());
  if (flatten || objects.form.needAppearances) redrawFields(run, touched);
  if (flatten) flattenFields(run);
  if (flatten || touched.size > 0) settleForm(run, touched);
  fonts.finish();
  return run.problems;
}
