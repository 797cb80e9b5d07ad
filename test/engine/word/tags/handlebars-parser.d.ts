/// <reference types="handlebars" />
// The parser of Handlebars on its own, which the package has without types.
declare module 'handlebars/dist/cjs/handlebars/compiler/base.js' {
  /** Parses a template, without the pass that trims white space around tags. @throws {Error} where the template is wrong */
  export function parseWithoutProcessing(template: string): hbs.AST.Program;
}
