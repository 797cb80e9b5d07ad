import type { Complaint } from './complaint.ts';

/** The environment is not a valid configuration. The message names every variable concerned and never contains a value. */
export class ConfigError extends Error {
  readonly complaints: readonly Complaint[];

  constructor(complaints: readonly Complaint[]) {
    super(`The configuration is not right:\n${complaints.map(({ en }) => `  ${en}`).join('\n')}`);
    this.name = 'ConfigError';
    this.complaints = complaints;
  }
}
