import { startFileWork, type FileOptions } from '../../../platform/environment.ts';
import type { TemplateDocument } from '../../../application/schema/index.ts';
import { ShoruiError } from '../../../problems/index.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import { joinZip } from '../../../zip/index.ts';
import type { TemplateLayer } from '../model/layer.ts';
import { openTemplate } from '../read/open-template.ts';
import { replacesText, replaceTexts } from './replace-texts.ts';

/** How the texts of a template are replaced. */
export interface ApplyReplacementsOptions extends FileOptions {}

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
  const work = startFileWork(options);
  const { codec, limits, place } = work;
  const { archive, parts } = openTemplate(bytes, work);
  const styleLists = readStyleLists(archive, limits, place);
  const layer: TemplateLayer = { document, lists: () => [] };
  const replaced = replaceTexts(archive, layer, { codec, limits, place, styleLists, parts });
  if (replaced.problems.length > 0) throw new ShoruiError(replaced.problems);
  return { bytes: joinZip(replaced.archive.entries), document: replaced.document };
}
