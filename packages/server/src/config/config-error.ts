import type { Complaint } from './complaint.ts';

/** The environment does not say what the server needs. The message names every variable; values are never in it. */
export class ConfigError extends Error {
  readonly complaints: readonly Complaint[];

  constructor(complaints: readonly Complaint[]) {
    super(`The configuration is not right:\n${complaints.map(({ en }) => `  ${en}`).join('\n')}`);
    this.name = 'ConfigError';
    this.complaints = complaints;
  }
}
