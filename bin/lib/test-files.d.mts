/** Splits the arguments into test files (also those in folders) and arguments for mocha. */
export function readArguments(given: readonly string[]): { files: string[]; options: string[] };
/** All test files of the project, by path. */
export function allTestFiles(): string[];
/** Processes that run tests at a time. */
export const processes: number;
/** Cuts the files, in their order, into parts for these processes. Weights are seconds by path. */
export function splitByWeight(files: readonly string[], weights?: Readonly<Record<string, number>>): string[][];
