import { documentFromTemplate, type PlaceholderControl, placeholderControls } from '@shorui/engine/editor';
import type { TemplateDocument } from '@shorui/engine/model';
import { compileTemplate, inspectPdf, nodeCodec, ShoruiError, type PdfReport, type Problem } from '@shorui/engine/node';
import type { TemplateUse } from '@shorui/engine/word';
import type { InspectedKind, InspectionLimits } from './inspect-file.ts';

/** The blocks of a Word template, and what its tags read; none while a tag is wrong. */
export interface WordContent {
  readonly kind: 'word';
  readonly document: TemplateDocument;
  /** Its content controls that nothing is filled into yet. */
  readonly controls: readonly PlaceholderControl[];
  readonly uses: readonly Pick<TemplateUse, 'kind' | 'path' | 'loops' | 'locals' | 'scoped' | 'image'>[];
}

/** The pages of a PDF, the fields of its own form, and places where values may be printed. */
export interface PdfContent extends Pick<PdfReport, 'pages' | 'proposed' | 'proposals' | 'repeats'> {
  readonly kind: 'pdf';
  readonly formFields: readonly { readonly name: string; readonly type: string; readonly pages: readonly number[] }[];
}

export type FileContent = WordContent | PdfContent;

export interface ReadContent {
  readonly problems: readonly Problem[];
  /** Absent when the engine cannot read the file; `problems` has the reason. */
  readonly content?: FileContent;
}

const now = (): number => performance.now();

function readWord(bytes: Uint8Array, limits: InspectionLimits): ReadContent {
  const options = { codec: nodeCodec, limits, now };
  const document = documentFromTemplate(bytes, options);
  const controls = placeholderControls(bytes, options);
  try {
    const { uses } = compileTemplate(bytes, { limits });
    const plain = uses.map(({ kind, path, loops, locals, scoped, image }) => ({
      kind,
      path,
      loops,
      locals,
      scoped,
      image,
    }));
    return { problems: [], content: { kind: 'word', document, controls, uses: plain } };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { problems: error.problems, content: { kind: 'word', document, controls, uses: [] } };
  }
}

function readPdf(bytes: Uint8Array, limits: InspectionLimits): ReadContent {
  const { milliseconds } = limits;
  const { pages, proposed, proposals, repeats, form, problems } = inspectPdf(bytes, {
    limits,
    inspectLimits: { milliseconds },
  });
  const formFields = form.fields.map(({ name, type, widgets }) => ({
    name,
    type,
    pages: [...new Set(widgets.map(({ page }) => page))],
  }));
  return { problems, content: { kind: 'pdf', pages, proposed, proposals, repeats, formFields } };
}

/** Reads what editors show of a file. Problems that do not prevent reading come with the content. */
export function readContent(kind: InspectedKind, bytes: Uint8Array, limits: InspectionLimits): ReadContent {
  try {
    return kind === 'pdf' ? readPdf(bytes, limits) : readWord(bytes, limits);
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { problems: error.problems };
  }
}
