import { Option } from 'commander';

/** Options of every command that writes documents. */
export interface OutputOptions {
  /** False with `--no-clobber`. */
  readonly clobber?: boolean;
  readonly json?: boolean;
}

/** `--no-clobber`: existing files are not replaced. */
export function noClobberOption(): Option {
  return new Option('--no-clobber');
}
