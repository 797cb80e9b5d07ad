import type { CommanderError } from 'commander';
import type { Messages } from './messages/index.ts';
import type { UnknownOption } from './unknown-option.ts';

/** The quoted word in commander's message. */
function quoted(message: string): string {
  return /'([^']*)'/.exec(message)?.[1] ?? '';
}

/** The long form of the option that a message is about: `-o, --output <dir>` is `--output`. */
function optionName(message: string): string {
  return /--[\w-]+/.exec(quoted(message))?.[0] ?? quoted(message);
}

function describeBadValue(message: string, messages: Messages): string {
  const found = /option '.*?(--[\w-]+)[^']*' argument '([^']*)' is invalid. Allowed choices are (.*)\.$/.exec(message);
  const [, option, value, choices] = found ?? [];
  const argument = /value '([^']*)' is invalid for argument '([^']*)'\. Allowed choices are (.*)\.$/.exec(message);
  if (argument) return messages.usage.badArgument(argument[1] ?? '', argument[3] ?? '');
  if (option === undefined || value === undefined || choices === undefined) {
    return messages.usage.other(message.replace(/^error: /, ''));
  }
  return messages.usage.badChoice(option, value, choices);
}

async function nearestOf(name: string, names: readonly string[]): Promise<string | undefined> {
  const { nearestName } = await import('@shorui/engine/problems');
  return nearestName(name, names);
}

interface CommandLine {
  /** Names of all commands. */
  readonly commands: readonly string[];
  readonly unknown: UnknownOption | undefined;
}

/** Describes a usage error in the user's language. */
export async function describeUsage(
  error: CommanderError,
  messages: Messages,
  { commands, unknown }: CommandLine,
): Promise<string> {
  const { usage } = messages;
  const { code, message } = error;
  const suggested = /Did you mean (?:one of )?([^,?]+)/.exec(message)?.[1];
  switch (code) {
    case 'commander.unknownCommand':
      return usage.unknownCommand(quoted(message), suggested ?? (await nearestOf(quoted(message), commands)));
    case 'commander.unknownOption':
      return usage.unknownOption(quoted(message), suggested);
    case 'commander.missingArgument':
      return usage.missingArgument(quoted(message).toUpperCase());
    case 'commander.missingMandatoryOptionValue':
      if (unknown !== undefined) return usage.unknownOption(unknown.name, await nearestOf(unknown.name, unknown.known));
      return usage.missingOption(optionName(message));
    case 'commander.optionMissingArgument':
      return usage.missingValue(optionName(message));
    case 'commander.excessArguments':
      return usage.tooMany;
    default:
      return describeBadValue(message, messages);
  }
}
