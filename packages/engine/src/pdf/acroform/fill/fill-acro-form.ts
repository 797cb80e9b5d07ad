import type { Codec } from '../../../platform/codec.ts';
import { createProblem, nearestName, type Place, type Problem } from '../../../problems/index.ts';
import { DocumentFonts, type FontLibrary, type GlyphPolicy } from '../../fonts/index.ts';
import { usualLegibility, type Legibility } from '../../layout/index.ts';
import { dictOf } from '../../read/index.ts';
import type { PdfUpdate } from '../../write/index.ts';
import type { AcroField } from '../read/acro-field.ts';
import type { FieldNode } from '../read/form-node.ts';
import { type FormObjects, readFormObjects } from '../read/read-form.ts';
import { certificationOf, readSignatures, reportCertification } from '../read/signatures.ts';
import { fillButton } from './fill-button.ts';
import { drawChoice, fillChoice } from './fill-choice.ts';
import { FillRun, type OverflowPolicy } from './fill-run.ts';
import { drawTextWidget, fillText } from './fill-text.ts';
import { flattenFields } from './flatten-fields.ts';
import { textsOf, flatValues, type FormValues } from './form-values.ts';
import { settleForm } from './settle-form.ts';

/** All fields of one name: nearly always one. A file may have several objects for it, which share their value. */
type NamedFields = FormObjects['nodes'];

/** Finds fields by name, or by the label users see where only one field has it. */
class FieldFinder {
  readonly #byName = new Map<string, NamedFields[number][]>();
  readonly #byLabel = new Map<string, Set<string>>();

  constructor(nodes: FormObjects['nodes']) {
    for (const each of nodes) {
      const { name, label } = each.field;
      const same = this.#byName.get(name);
      if (same) same.push(each);
      else this.#byName.set(name, [each]);
      if (label !== undefined) this.#byLabel.set(label, (this.#byLabel.get(label) ?? new Set()).add(name));
    }
  }

  /** The fields, or what is wrong with the name. */
  find(name: string, place: Place): NamedFields | Problem {
    const found = this.#byName.get(name);
    if (found) return found;
    const [first, ...more] = this.#byLabel.get(name) ?? [];
    if (first !== undefined && more.length === 0) return this.#byName.get(first) ?? [];
    if (first !== undefined) {
      return createProblem('pdf.form-ambiguous-field', place, { name, count: more.length + 1 });
    }
    const nearest = nearestName(name, [...this.#byName.keys(), ...this.#byLabel.keys()]);
    if (nearest === undefined) return createProblem('pdf.form-unknown-field', place, { name });
    return createProblem('pdf.form-unknown-field-near', place, { name, nearest });
  }
}

/** Values that a field has already, in the file. */
function oldTexts({ value }: AcroField): string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : [...value];
}

function isDrawn(run: FillRun, node: FieldNode): boolean {
  return node.widgets.every(({ dict }) => dictOf(run.update, dict.get('AP'))?.has('N') === true);
}

/**
 * Draws the old values of fields that were left alone but have no appearance: viewers were to draw them, and are no
 * longer required to.
 */
function redrawFields(run: FillRun, touched: ReadonlySet<string>): void {
  const { nodes, form } = run.objects;
  for (const { field, node } of nodes) {
    if (touched.has(field.name) || field.password) continue;
    const texts = oldTexts(field);
    if (texts.length === 0 || (!form.needAppearances && isDrawn(run, node))) continue;
    if (field.type === 'choice') drawChoice(run, field, node, texts, false);
    else if (field.type === 'text') {
      for (const widget of node.widgets) drawTextWidget(run, field, node, widget, texts[0] ?? '', false);
    }
  }
}

/** Sets one field. A value that does not fit the field is reported, and the field stays as it was. */
function fillField(run: FillRun, field: AcroField, node: FieldNode, value: unknown): void {
  const { name, type } = field;
  if (type === 'button') return run.report('pdf.form-button', name);
  if (type === 'signature') return run.report('pdf.form-signature', name);
  const texts = textsOf(value);
  if (!texts) return run.report('pdf.form-bad-value', name, { kind: typeof value });
  if (!node.ref) return run.report('pdf.form-field-broken', name);
  if (field.readOnly) run.report('pdf.form-read-only', name);
  if (field.widgets.length === 0) run.report('pdf.form-no-widget', name);
  if (type === 'check' || type === 'radio') return fillButton(run, field, node, texts);
  if (type === 'choice') return fillChoice(run, field, node, texts);
  if (texts.length > 1) return run.report('pdf.form-one-value', name, { count: texts.length });
  fillText(run, field, node, texts[0] ?? '');
}

/** How the form fields of a PDF are filled. */
export interface FillAcroFormOptions {
  readonly fonts: FontLibrary;
  readonly codec: Codec;
  /** Draws the fields into the pages and takes them out of the form. */
  readonly flatten?: boolean;
  /** What a character does that no font has: `error` unless given. */
  readonly missingGlyph?: GlyphPolicy | undefined;
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
