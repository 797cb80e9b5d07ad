import type { Command } from 'commander';

/** An option that was given and does not exist, and those that do. */
export interface UnknownOption {
  readonly name: string;
  readonly known: readonly string[];
}

/**
 * The first long option of a command line that its command does not have. Commander looks for missing options first, and one that is
 * spelled wrong is often the missing one.
 */
export function findUnknownOption(program: Command, argv: readonly string[]): UnknownOption | undefined {
  const command = program.commands.find((each) => argv.includes(each.name()));
  if (command === undefined) return undefined;
  const long = [...command.options, ...program.options].flatMap((option) => option.long ?? []);
  const known = [...long, '--help'];
  const end = argv.indexOf('--');
  const given = (end < 0 ? argv : argv.slice(0, end)).flatMap((each) => /^--[^=]+/.exec(each)?.[0] ?? []);
  const name = given.find((each) => !known.includes(each));
  return name === undefined ? undefined : { name, known };
}
