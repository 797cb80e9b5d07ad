/** The environment does not say what the server needs. The message names every variable; values are never in it. */
export class ConfigError extends Error {
  readonly complaints: readonly string[];

  constructor(complaints: readonly string[]) {
    super(`The configuration is not right:\n${complaints.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.complaints = complaints;
  }
}
