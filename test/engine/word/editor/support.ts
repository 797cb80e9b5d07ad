import type {
  BlockOptions,
  Conditional,
  EditorBlock,
  TemplateDocument,
} from '../../../../packages/engine/src/entries/model.ts';
import {
  compileTemplate,
  renderTemplate,
  type RunningLoop,
  type TemplateLayer,
} from '../../../../packages/engine/src/word/index.ts';
import type { TemplateData } from '../../../../packages/engine/src/index.ts';
import { expectValid } from '../support/check-package.ts';
import { textOf } from '../support/read-docx.ts';

/** A block of a template document. */
export function block(
  type: EditorBlock['type'],
  path: readonly number[],
  rest: Partial<Omit<EditorBlock, 'type' | 'path'>> = {},
): EditorBlock {
  return { type, path: [...path], ...rest };
}

export type Replacement = NonNullable<EditorBlock['replacements']>[number];

/** A paragraph of an uploaded file with these replacements in its text. */
export function replaced(path: number[], text: string, ...replacements: Replacement[]): EditorBlock {
  return block('paragraph', path, { text, replacements });
}

/** The replacement of the words `from` at an offset. */
export function swap(at: number, from: string, to: string): Replacement {
  return { at, from, to };
}

/** A document of one section with these blocks. */
export function layerOf(...children: EditorBlock[]): TemplateDocument {
  return { children: [block('section', [0], { children })] };
}

/** Options that show a block when rule `id` holds. */
export function rule(id: number, rest: BlockOptions = {}): { options: BlockOptions } {
  return { options: { ruleId: id, ...rest } };
}

/** Options that loop a block over a question: 1 is 従業員, 2 家族, which stands in 従業員; 9 is asked only once. */
export function loop(questionId: number, rest: BlockOptions = {}): { options: BlockOptions } {
  return { options: { isLoop: true, questionId, ...rest } };
}

const listNames: Readonly<Record<number, readonly string[]>> = { 1: ['従業員'], 2: ['家族'], 3: ['社員', '役員'] };

export function layer(document: TemplateDocument): TemplateLayer {
  return { document, lists: (questionId) => listNames[questionId] ?? [], pointer: '/files/0/document' };
}

/** Does rule `id` hold in these loops? */
export type RuleTest = (id: number, loops: readonly RunningLoop[]) => boolean;

function ruleOf(conditional: Conditional): number {
  return conditional.rule_id ?? conditional.condition_options?.[0] ?? 0;
}

/** Lays a document over a template, fills it and gives the bytes, which must be a valid document. */
export function fillLaidBytes(
  template: Uint8Array,
  document: TemplateDocument,
  data: TemplateData = {},
  holds: RuleTest = () => true,
): Uint8Array {
  const compiled = compileTemplate(template, { file: '契約書.docx', layer: layer(document) });
  const conditions = {
    holds: (conditional: Conditional, loops: readonly RunningLoop[]) => holds(ruleOf(conditional), loops),
  };
  const { bytes } = renderTemplate(compiled, data, { conditions });
  expectValid(bytes, template);
  return bytes;
}

/** The text that a reader sees. */
export function fillLaid(...args: Parameters<typeof fillLaidBytes>): string {
  return textOf(fillLaidBytes(...args));
}
