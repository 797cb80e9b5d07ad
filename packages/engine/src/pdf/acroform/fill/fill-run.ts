import {
  createProblem,
  type Place,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from '../../../problems/index.ts';
import type { DocumentFonts, FontLibrary, GlyphPolicy } from '../../fonts/index.ts';
import { dictOf, numberOf, PdfDict, type PdfRef, type PdfValue } from '../../read/index.ts';
import type { PdfUpdate } from '../../write/index.ts';
import type { Legibility } from '../../layout/index.ts';
import type { TextLook } from '../appearance/appearance.ts';
import { inherited, type FieldNode, type WidgetNode } from '../read/form-node.ts';
import type { FormObjects } from '../read/read-form.ts';
import { defaultAppearance } from './default-appearance.ts';

const alignments = ['start', 'center', 'end'] as const;

/** What happens to a text that a field does not show whole. */
export type OverflowPolicy = 'error' | 'cut';

export interface FillRunOptions {
  readonly update: PdfUpdate;
  readonly objects: FormObjects;
  readonly library: FontLibrary;
  readonly fonts: DocumentFonts;
  readonly missingGlyph: GlyphPolicy;
  /** Fields are drawn into the page and taken out of the form. */
  readonly flatten: boolean;
  readonly overflow: OverflowPolicy;
  /** Text that was made narrower or smaller than this is reported. */
  readonly legibility: Legibility;
}

/** One filling of a form: what its fields share. */
export class FillRun implements FillRunOptions {
  readonly update: PdfUpdate;
  readonly objects: FormObjects;
  readonly library: FontLibrary;
  readonly fonts: DocumentFonts;
  readonly missingGlyph: GlyphPolicy;
  readonly flatten: boolean;
  readonly overflow: OverflowPolicy;
  readonly legibility: Legibility;
  readonly problems: Problem[] = [];

  constructor(options: FillRunOptions) {
    this.update = options.update;
    this.objects = options.objects;
    this.library = options.library;
    this.fonts = options.fonts;
    this.missingGlyph = options.missingGlyph;
    this.flatten = options.flatten;
    this.overflow = options.overflow;
    this.legibility = options.legibility;
  }

  placeOf(name: string): Place {
    return { ...this.update.file.place, slot: name };
  }

  report(id: ProblemId, name: string, params: ProblemParams = {}): void {
    this.problems.push(createProblem(id, this.placeOf(name), params));
  }

  /** Sets entries of an object, over what was set before; undefined takes one out. */
  edit(ref: PdfRef, changes: Readonly<Record<string, PdfValue | undefined>>): void {
    this.update.set(ref, (dictOf(this.update, ref) ?? PdfDict.empty).with(changes));
  }

  look(field: FieldNode, widget: WidgetNode): TextLook {
    const { font, size, color, bold, italic } = defaultAppearance(this.update, this.objects.dict, field, widget);
    const align =
      numberOf(this.update, widget.dict.get('Q') ?? inherited(field, 'Q') ?? this.objects.dict?.get('Q')) ?? 0;
    return {
      chain: this.library.chain({ name: font, ...(bold && { bold }), ...(italic && { italic }) }),
      size,
      color,
      align: alignments[align] ?? 'start',
    };
  }
}
