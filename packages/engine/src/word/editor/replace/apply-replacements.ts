import type { TemplateDocument } from '../../../application/schema/index.ts';
import { withLimits, type Clock, type Limits } from '../../../platform/limits.ts';
import { ShoruiError, type Place } from '../../../problems/index.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import { joinZip, portableCodec, type Codec } from '../../../zip/index.ts';
import type { TemplateLayer } from '../model/layer.ts';
import { openTemplate } from '../read/open-template.ts';
import { replacesText, replaceTexts } from './replace-texts.ts';

/** How the texts of a template are replaced. */
export interface ApplyReplacementsOptions {
  codec?: Codec;
  limits?: Partial<Limits>;
  /** For the time limit. */
  now?: Clock;
  /** Name of the file for problems. */
  file?: string;
}

/**
 * The Word file in which the replacements of a template document are carried out, and the document without them: together they give the
 * same documents. Tracked changes of the file are accepted. Without replacements the given bytes are returned.
 * @throws ShoruiError when the file cannot be read; `word.editor-replacement-*` when a replacement does not fit it
 */
export function applyReplacements(
  bytes: Uint8Array,
  document: TemplateDocument,
  options: ApplyReplacementsOptions = {},
): { readonly bytes: Uint8Array; readonly document: TemplateDocument } {
  if (!replacesText(document)) return { bytes, document };
  const { codec = portableCodec, file } = options;
  const limits = withLimits(options.limits, options.now);
  const place: Place = file === undefined ? {} : { file };
  const { archive, parts } = openTemplate(bytes, { codec, limits, place });
  const styleLists = readStyleLists(archive, limits, place);
  const layer: TemplateLayer = { document, lists: () => [] };
  const replaced = replaceTexts(archive, layer, { codec, limits, place, styleLists, parts });
  if (replaced.problems.length > 0) throw new ShoruiError(replaced.problems);
  return { bytes: joinZip(replaced.archive.entries), document: replaced.document };
}
