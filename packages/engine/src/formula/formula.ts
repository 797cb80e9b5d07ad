import type { Rational } from './rational.ts';

/** A part of a formula. `at` is its offset in the text, in UTF-16 units. */
export type FormulaNode =
  | { readonly kind: 'number'; readonly at: number; readonly value: Rational }
  | { readonly kind: 'reference'; readonly at: number; readonly fieldId: number }
  | { readonly kind: 'negate'; readonly at: number; readonly operand: FormulaNode }
  | {
      readonly kind: 'binary';
      readonly at: number;
      readonly operator: '+' | '-' | '*' | '/';
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    };

/** A formula that was read. `references` are the fields behind its `@`s, each once, in the order written. */
export interface Formula {
  readonly text: string;
  readonly root: FormulaNode;
  readonly references: readonly number[];
}

/** Why a text is no formula. */
export type FormulaFaultCode =
  | 'empty'
  | 'invalid_character'
  | 'unexpected'
  | 'unfinished'
  | 'unclosed'
  | 'reference_without_number'
  | 'number_too_large'
  | 'too_long'
  | 'too_deep';

/** Where and why reading stopped. `at` is an offset in UTF-16 units; `found` is the text there, empty at the end. */
export interface FormulaFault {
  readonly code: FormulaFaultCode;
  readonly at: number;
  readonly found: string;
}

/** Longest formula, deepest nesting and longest number that are read: far above real ones, low enough to stay fast. */
export const formulaLimits = { length: 2000, depth: 64, digits: 40 } as const;
