import type { ProblemId } from '@shorui/engine/node';

/** All texts of the command line. Texts of problems come from the engine's catalogue. */
export interface Messages {
  readonly severity: Readonly<Record<'error' | 'warning' | 'info', string>>;
  /** Totals below the list of problems. */
  problemCount(errors: number, warnings: number): string;
  /** What the command line offers against a problem, besides what the catalogue of problems advises. */
  readonly hints: Readonly<Partial<Record<ProblemId, string>>>;
  noProblems(name: string): string;
  /** Below the list when errors kept a command from writing. */
  nothingWritten(count: string): string;
  written(path: string, size: string): string;
  writtenSum(files: number, size: string): string;
  /** Nothing is made because the conditions exclude every file. */
  readonly noFiles: string;
  readonly guide: string;
  blanks(file: string, count: number, tags: string): string;
  readonly more: string;
  progress(index: number, total: number, name: string): string;
  /** Label of the remaining time. */
  readonly remaining: string;
  readonly inspect: {
    part(name: string, kind: string): string;
    readonly noTags: string;
    readonly tags: string;
    readonly fields: string;
    readonly features: string;
    /** Texts for features that the engine finds in a file; a feature without one is shown by its engine name. */
    readonly featureNames: Readonly<Record<string, string>>;
  };
  readonly inspectPdf: {
    pages(version: string, count: number): string;
    page(number: number, width: number, height: number): string;
    /** What is unusual about a page. */
    rotated(degrees: number): string;
    userUnit(unit: number): string;
    readonly scan: string;
    readonly empty: string;
    counts(characters: number, lines: number, boxes: number, images: number): string;
    readonly boxes: Readonly<Record<'media' | 'crop', string>>;
    readonly fonts: string;
    readonly noFonts: string;
    font(embedded: boolean, pages: string): string;
    readonly encryption: string;
    /** Permissions granted by the owner. */
    rights(allowed: readonly string[], forbidden: readonly string[]): string;
    readonly right: Readonly<Record<'print' | 'modify' | 'copy' | 'annotate' | 'fillForms' | 'assemble', string>>;
    readonly signatures: string;
    signature(name: string | undefined, date: string | undefined, whole: boolean): string;
    form(count: number): string;
    readonly noForm: string;
    readonly fieldType: Readonly<Record<'text' | 'check' | 'radio' | 'choice' | 'button' | 'signature', string>>;
    readonly flag: Readonly<Record<'comb' | 'multiline' | 'readOnly' | 'required' | 'password' | 'multiple', string>>;
    maxLength(length: number): string;
    readonly attachments: string;
    readonly script: string;
    proposed(count: number): string;
    readonly noProposed: string;
    readonly kind: Readonly<Record<'box' | 'cells' | 'line' | 'blank' | 'check' | 'circle' | 'seal' | 'form', string>>;
    cells(count: number): string;
    onPage(page: number): string;
    rest(count: number): string;
    repeat(page: number, first: string, count: number): string;
    readonly saveFields: string;
    readonly useFill: string;
    readonly onlyPdf: string;
  };
  readonly lint: {
    readonly needsOutput: string;
    readonly nothingToWrite: string;
    readonly needsFix: string;
    readonly onlyFiles: string;
    fixed(count: number): string;
    fixable(count: number): string;
  };
  readonly convert: {
    written(path: string, pages: number, size: string): string;
    /** Placeholder for places that are not listed. */
    morePlaces(count: number): string;
    needsFolder(output: string): string;
    sameName(one: string, other: string): string;
  };
  readonly adopt: {
    converted(count: number): string;
    times(count: number): string;
    readonly onlyListed: string;
    badDelimiters(text: string): string;
  };
  readonly merge: {
    blank(count: number): string;
    pages(count: number): string;
    badFormat(text: string): string;
    readonly placeAlone: string;
    readonly needsPrintSet: string;
  };
  readonly bulk: {
    /** Progress of countable work; the total `of` is not known for every file. */
    progress(done: number, of: number | undefined, failed: number, rate: string, left: string): string;
    resumed(done: number): string;
    /** Last line of a run that has processed every record. */
    sum(made: number, failed: number, seconds: string, rate: string): string;
    seeErrors(path: string): string;
    stopped(record: number): string;
    interrupted(done: number): string;
    readonly goOn: string;
    nothingLeft(path: string): string;
    packed(path: string): string;
    verified(records: number, files: number): string;
    differs(problems: number): string;
    badMap(text: string): string;
    readonly noStandardInput: string;
    badWorkers(text: string): string;
  };
  badLines(text: string): string;
  /** What a message calls standard input. */
  readonly standardInput: string;
  readonly inputTwice: string;
  readonly outputTwice: string;
  readonly needsZip: string;
  readonly needsOutput: string;
  outputKind(path: string, kind: string, extensions: readonly string[]): string;
  outputIsInput(path: string): string;
  readonly explainOne: string;
  badBlock(text: string): string;
  badRepetition(text: string): string;
  ambiguous(name: string, ids: string): string;
  unknownFile(name: string, nearest: string | undefined, known: string): string;
  unknownName(name: string, nearest: string | undefined, known: string): string;
  /** Between the names of a list. */
  readonly separator: string;
  folded(count: number): string;
  schemaTakesNoBundle(name: string): string;
  unknownSchema(name: string, nearest: string | undefined, known: string): string;
  folderNotEmpty(path: string): string;
  sameName(name: string): string;
  leftOut(names: readonly string[]): string;
  created(path: string): string;
  readonly tryIt: string;
  readonly usage: {
    unknownCommand(name: string, nearest: string | undefined): string;
    unknownOption(name: string, nearest: string | undefined): string;
    missingArgument(name: string): string;
    missingOption(name: string): string;
    missingValue(name: string): string;
    badChoice(option: string, value: string, choices: string): string;
    /** An argument that is none of its choices. */
    badArgument(value: string, choices: string): string;
    readonly tooMany: string;
    other(detail: string): string;
    readonly help: string;
  };
  readonly interrupted: string;
  internal(detail: string): string;
}
