import { resolve } from 'node:path';
import type { Locale } from '@shorui/engine/node';
import pc from 'picocolors';
import { chooseLocale } from './choose-locale.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import type { Io, TextStream } from './io.ts';
import { messages, type Messages } from './messages/index.ts';
import { quoteArgument } from './output/quote-argument.ts';

type Colors = ReturnType<typeof pc.createColors>;

function colorsFor(stream: TextStream, env: Io['env']): Colors {
  return pc.createColors(stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb');
}

/** What every command works with. */
export class CommandContext {
  readonly io: Io;
  readonly locale: Locale;
  readonly messages: Messages;
  /** Colors for standard output and standard error; off unless the stream is a terminal. */
  readonly colors: Colors;
  readonly errorColors: Colors;
  exitCode: ExitCode = exitCode.done;
  /** Set by commands that write files: an error message then adds that nothing was written. */
  writes = false;
  /** Set once standard input was read. */
  hasReadInput = false;
  /** Is the result JSON? Problems that stop the command are then JSON too. */
  readonly json: boolean;

  constructor(argv: readonly string[], io: Io) {
    this.io = io;
    this.json = argv.includes('--json');
    this.locale = chooseLocale(argv, io.env);
    this.messages = messages[this.locale];
    this.colors = colorsFor(io.stdout, io.env);
    this.errorColors = colorsFor(io.stderr, io.env);
  }

  /** Text in which the commands of `shorui` are written as the user called it, so that they can be pasted. */
  asCalled(text: string): string {
    const { SHORUI_COMMAND: called = 'shorui' } = this.io.env;
    if (called === 'shorui' || called === '') return text;
    return text.replaceAll(/(?<![\w./\\@-])shorui(?= (?:[a-z]|--|\[|コマンド))/g, () => quoteArgument(called));
  }

  /** Resolves a path given by the user against the current folder; `-`, a standard stream, stays. */
  path(given: string): string {
    if (given === '-') return given;
    return resolve(this.io.cwd, given);
  }

  /** Writes lines of the result to standard output. */
  print(...lines: readonly string[]): void {
    for (const line of lines) this.io.stdout.write(`${this.asCalled(line)}\n`);
  }

  /** Writes lines about the work to standard error. */
  note(...lines: readonly string[]): void {
    for (const line of lines) this.io.stderr.write(`${this.asCalled(line)}\n`);
  }

  /** Writes a result as JSON. */
  printJson(value: unknown): void {
    this.io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  }
}
