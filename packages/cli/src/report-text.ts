import type { CommandContext } from './command-context.ts';

/**
 * Prints an error that consists of texts: what is wrong, then what to do. The texts are printed with `--json` too, whose result is then an
 * object as for any problem.
 */
export function reportText(context: CommandContext, id: 'usage' | 'server', lines: readonly string[]): void {
  const { messages, errorColors } = context;
  const [message = '', ...rest] = lines;
  if (context.json) {
    const fix = context.asCalled(rest.join('\n'));
    context.printJson({
      ok: false,
      problems: [{ id, severity: 'error', message: context.asCalled(message), fix, place: {} }],
    });
  }
  context.note(`${errorColors.red(messages.severity.error)}: ${message}`, ...rest);
}
