/** Every text that the command line itself says. Problems bring their own words from the engine. */
export interface Messages {
  readonly severity: Readonly<Record<'error' | 'warning' | 'info', string>>;
  /** Sum of what was found, below the list. */
  problemCount(errors: number, warnings: number): string;
  noProblems(name: string): string;
  /** Below the list when a command that writes was stopped by it. */
  nothingWritten(count: string): string;
  written(path: string, size: string): string;
  writtenSum(files: number, size: string): string;
  /** Nothing is made because the conditions of every file say so. */
  readonly noFiles: string;
  readonly guide: string;
  blanks(file: string, count: number, tags: string): string;
  readonly more: string;
  progress(index: number, total: number, name: string): string;
  /** Stands before the time that is left. */
  readonly remaining: string;
  readonly inspect: {
    part(name: string, kind: string): string;
    readonly noTags: string;
    readonly tags: string;
    readonly fields: string;
    readonly features: string;
    /** Words for what the engine finds in a file; what has none is told by the engine's name for it. */
    readonly featureNames: Readonly<Record<string, string>>;
  };
  readonly lint: {
    readonly needsOutput: string;
    readonly nothingToWrite: string;
    readonly needsFix: string;
    readonly onlyFiles: string;
    fixed(count: number): string;
    fixable(count: number): string;
  };
  readonly needsOutput: string;
  outputKind(path: string): string;
  outputIsInput(path: string): string;
  readonly explainOne: string;
  badBlock(text: string): string;
  badRepetition(text: string): string;
  ambiguous(name: string, ids: string): string;
  unknownFile(name: string, nearest: string | undefined): string;
  unknownName(name: string, nearest: string | undefined): string;
  schemaTakesNoBundle(name: string): string;
  unknownSchema(name: string, nearest: string | undefined, known: string): string;
  folderNotEmpty(path: string): string;
  created(path: string): string;
  readonly tryIt: string;
  readonly usage: {
    unknownCommand(name: string, nearest: string | undefined): string;
    unknownOption(name: string, nearest: string | undefined): string;
    missingArgument(name: string): string;
    missingOption(name: string): string;
    missingValue(name: string): string;
    badChoice(option: string, value: string, choices: string): string;
    readonly tooMany: string;
    other(detail: string): string;
    readonly help: string;
  };
  readonly interrupted: string;
  internal(detail: string): string;
}
