import type { Argument, Command, HelpConfiguration, Option } from 'commander';
import type { CommandContext } from './command-context.ts';
import { commandHelp, helpExamples, helpWords, type CommandHelp, type HelpWords } from './messages/help/index.ts';
import { columnsOf, wrapText } from './output/wrap-text.ts';

/** Columns of the notes below the options. */
const noteWidth = 100;

/** Name of an option in the catalogue: `--no-clobber` is `no-clobber`. */
function nameOf(option: Option): string {
  return (option.long ?? '').replace(/^--/, '');
}

/** Gives a command and its subcommands their texts in the user's language. */
export function describeCommand(command: Command, context: CommandContext, name = command.name()): void {
  const help: CommandHelp | undefined = commandHelp[context.locale][name];
  if (help === undefined) return;
  command.description(help.description).summary(help.summary ?? '');
  for (const argument of command.registeredArguments) argument.description = help.arguments[argument.name()] ?? '';
  for (const option of command.options) option.description = help.options[nameOf(option)] ?? '';
  const { examples: heading } = helpWords[context.locale];
  const examples = (helpExamples[name] ?? []).map((line) => `  ${line}`);
  const after = [wrapText(help.notes, noteWidth), examples.length > 0 ? [heading, ...examples].join('\n') : ''];
  const text = after.filter((each) => each !== '').join('\n\n');
  if (text !== '') command.addHelpText('after', `\n${text}`);
  for (const each of command.commands) describeCommand(each, context, `${name} ${each.name()}`);
}

/** The values of an option or argument after its description. */
function withFacts(
  words: HelpWords,
  { description, argChoices, defaultValue }: Option | Argument,
  variable = '',
): string {
  const given = typeof defaultValue === 'string' ? defaultValue : undefined;
  const facts = [
    ...(argChoices === undefined ? [] : [words.choices(argChoices)]),
    ...(given === undefined ? [] : [words.byDefault(given)]),
    ...(variable === '' ? [] : [words.variable(variable)]),
  ];
  return facts.length === 0 ? description : `${description}${words.facts(facts)}`;
}

/** How commander lays out the help, in the user's language and with the widths of Japanese characters. */
export function helpConfiguration({ locale }: CommandContext): HelpConfiguration {
  const words = helpWords[locale];
  return {
    subcommandTerm: (command) => command.name(),
    styleTitle: (title) => words.headings[title] ?? title,
    styleUsage: (usage) => usage.replaceAll(/\[(?:options|command)\]/g, (each) => words.placeholders[each] ?? each),
    displayWidth: columnsOf,
    boxWrap: wrapText,
    optionDescription: (option) => withFacts(words, option, option.envVar),
    argumentDescription: (argument) => withFacts(words, argument),
  };
}
