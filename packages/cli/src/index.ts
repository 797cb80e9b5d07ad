export { exitCode, type ExitCode } from './exit-code.ts';
export type { Io, TextStream } from './io.ts';
export { run } from './run.ts';
