import { compileTemplateBy, type CompiledTemplate, type CompileTemplateOptions } from './compile-template.ts';

/** The options of templates that have no document of the template editor. */
export type CompilePlainTemplateOptions = Omit<CompileTemplateOptions, 'layer' | 'asWritten'>;

/**
 * Compiles a Word template (.docx) that is filled by its tags alone.
 * @throws ShoruiError with every problem found, as `compileTemplate` of `@shorui/engine/word` does
 * @throws TypeError if the options have a layer of the template editor
 */
export function compileTemplate(bytes: Uint8Array, options: CompilePlainTemplateOptions = {}): CompiledTemplate {
  return compileTemplateBy(undefined, bytes, options);
}
