import { Option } from 'commander';

export type MissingMode = 'error' | 'blank' | 'keep';

/** `--missing`: what to do about values that are not there. */
export function missingOption(modes: readonly MissingMode[] = ['error', 'blank', 'keep']): Option {
  const keep = modes.includes('keep') ? ', or keep its tag' : '';
  return new Option('--missing <mode>', `what is missing: stop and list it, leave it blank${keep}`)
    .choices(modes)
    .default('error');
}
