import { layTemplate } from '../editor/plan/lay-template.ts';
import { withLayerLoops } from '../editor/plan/layer-loops.ts';
import { placeLayer } from '../editor/plan/place-layer.ts';
import { compileTemplateBy, type CompiledTemplate, type CompileTemplateOptions } from './compile-template.ts';

const layering = { layTemplate, placeLayer, withLayerLoops };

/**
 * Compiles a Word template (.docx) into a program of fixed bytes and slots. Parts without tags are only checked for damage.
 * @throws ShoruiError with every problem found: the file's (`word.zip-*`, `word.xml-*`, `word.not-a-word-file`, ...) or its
 * tags' (`word.tag-*`, `word.block-*`, `word.helper-*`, ...) or the editor's document's (`word.editor-*`), each with its place
 */
export function compileTemplate(bytes: Uint8Array, options: CompileTemplateOptions = {}): CompiledTemplate {
  return compileTemplateBy(layering, bytes, options);
}
