import { Option } from 'commander';

export type MissingMode = 'error' | 'blank' | 'keep';

/** `--missing`: what to do about values that are not there. */
export function missingOption(): Option {
  return new Option('--missing <mode>', 'what is missing: stop and list it, leave it blank, or keep its tag')
    .choices(['error', 'blank', 'keep'])
    .default('error');
}
