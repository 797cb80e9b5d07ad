import { Option } from 'commander';

export type MissingMode = 'error' | 'blank' | 'keep';

/** `--missing`: how to handle missing values. */
export function missingOption(modes: readonly MissingMode[] = ['error', 'blank', 'keep']): Option {
  return new Option('--missing <mode>').choices(modes).default('error');
}
