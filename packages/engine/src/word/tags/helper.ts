import type { Place } from '../../problems/index.ts';
import type { TemplateValue } from '../../values/index.ts';
import type { RenderState } from './render-state.ts';

/** Options of a call by name: `{{join 一覧 "、" last="および"}}`. */
export type HelperOptions = Readonly<Record<string, TemplateValue>>;

export interface HelperContext {
  readonly run: RenderState;
  readonly place: Place;
}

/** A function that tags may call. It gets as many arguments as it declares, already evaluated. */
export interface Helper {
  readonly name: string;
  readonly minArgs: number;
  readonly maxArgs: number;
  /** Names of its options. */
  readonly options?: readonly string[];
  /** A name in the first argument may be missing from the data without being an error. */
  readonly allowsMissing?: boolean;
  run(args: readonly TemplateValue[], options: HelperOptions, context: HelperContext): TemplateValue;
}

/** A helper with a fixed number of arguments. */
export function defineHelper(
  name: string,
  args: number | readonly [min: number, max: number],
  run: Helper['run'],
  rest: Pick<Helper, 'options' | 'allowsMissing'> = {},
): Helper {
  const [minArgs, maxArgs] = typeof args === 'number' ? [args, args] : args;
  return { name, minArgs, maxArgs, run, ...rest };
}
