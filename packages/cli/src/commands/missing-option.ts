import { Option } from 'commander';

export type MissingMode = 'error' | 'blank' | 'keep';

/** `--missing`: how to handle missing values. */
export function missingOption(modes: readonly MissingMode[] = ['error', 'blank', 'keep']): Option {
  const keep = modes.includes('keep') ? ', or keep its tag' : '';
  return new Option('--missing <mode>', `what is missing: stop and list it, leave it blank${keep}`)
    .choices(modes)
    .default('error');
}
