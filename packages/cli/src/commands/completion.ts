import { Command, type Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { describeCommand } from '../describe-help.ts';
import { listedCommands } from './listed-commands.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly Option[];
  /** What comes right after the command: its subcommands, or the values of its argument. */
  readonly next: readonly string[];
}

/** Every command with its options, as they are defined. */
async function completedCommands(context: CommandContext): Promise<Completed[]> {
  return Promise.all(
    listedCommands.map(async ({ name, load }) => {
      const command = new Command(name);
      (await load())(command, context);
      describeCommand(command, context);
      const { options, commands, registeredArguments } = command;
      const next = [...commands.map((each) => each.name()), ...(registeredArguments[0]?.argChoices ?? [])];
      // Subcommands may share an option.
      const all = new Map([...commands.flatMap((each) => each.options), ...options].map((each) => [each.long, each]));
      return { name, summary: command.summary(), options: [...all.values()], next };
    }),
  );
}

/** The spellings of an option: `-o`, `--output`. */
function flagsOf({ short, long }: Option): string[] {
  return [short, long].filter((flag) => flag !== undefined);
}

function words({ options }: Completed): string {
  return ['--help', ...options.flatMap(flagsOf)].join(' ');
}

/** The branches of a `case` of the shell on the command and the word before, with the values that fit there. */
function valueCases(commands: readonly Completed[], then: (values: string) => string): string {
  const cases = commands.flatMap(({ name, options, next }) => [
    ...(next.length > 0 ? [`      '${name} ${name}') ${then(next.join(' '))} ;;`] : []),
    ...options.flatMap((option) =>
      option.argChoices === undefined
        ? []
        : [
            `      ${flagsOf(option)
              .map((flag) => `'${name} ${flag}'`)
              .join('|')}) ${then(option.argChoices.join(' '))} ;;`,
          ],
    ),
  ]);
  return cases.join('\n');
}

function bash(commands: readonly Completed[]): string {
  return `# shorui completion bash > ~/.local/share/bash-completion/completions/shorui
_shorui() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${commands.map(({ name }) => name).join(' ')} help --help --version --lang'
  elif [[ "$current" == -* ]]; then
    case "\${COMP_WORDS[1]}" in
${commands.map((each) => `      ${each.name}) words='${words(each)}' ;;`).join('\n')}
    esac
  else
    case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${valueCases(commands, (values) => `words='${values}'`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ \${#COMPREPLY[@]} -eq 0 ]; then
    local IFS=$'\\n'
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _shorui shorui
`;
}

/** Text between single quotes of zsh and fish, without the signs that zsh's descriptions give a meaning. */
function quoted(text: string): string {
  return `'${text.replaceAll(/['[\]:\\]/g, ' ')}'`;
}

function zsh(commands: readonly Completed[]): string {
  const list = commands.map(({ name, summary }) => `    ${quoted(name).slice(0, -1)}:${quoted(summary).slice(1)}`);
  const options = commands.map((each) => `    ${each.name}) compadd -- ${words(each)} ;;`);
  return `#compdef shorui
# shorui completion zsh > "\${fpath[1]}/_shorui"
_shorui() {
  local -a commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  if [[ "$PREFIX" == -* ]]; then
    case "$words[2]" in
${options.join('\n')}
    esac
    return
  fi
  case "$words[2] $words[CURRENT-1]" in
${valueCases(commands, (values) => `compadd -- ${values} && return`)}
  esac
  _files
}
# Loaded from fpath, this file is the body of the function at its first call.
if [ "$funcstack[1]" = _shorui ]; then
  _shorui "$@"
else
  compdef _shorui shorui
fi
`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, summary, options, next }) => [
    `complete -c shorui -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ...(next.length === 0
      ? []
      : [`complete -c shorui -n '__fish_seen_subcommand_from ${name}' -f -a '${next.join(' ')}'`]),
    ...options.map((option) => {
      const short = option.short === undefined ? '' : ` -s ${option.short.slice(1)}`;
      const long = option.long === undefined ? '' : ` -l ${option.long.slice(2)}`;
      const choices = option.argChoices === undefined ? '' : ` -f -a '${option.argChoices.join(' ')}'`;
      const value = option.required || option.optional ? ` -r${choices}` : '';
      const description = quoted(option.description);
      return `complete -c shorui -n '__fish_seen_subcommand_from ${name}'${short}${long}${value} -d ${description}`;
    }),
  ]);
  return `# shorui completion fish > ~/.config/fish/completions/shorui.fish\n${lines.join('\n')}\n`;
}

const scripts: Readonly<Record<Shell, (commands: readonly Completed[]) => string>> = { bash, zsh, fish };

/** `shorui completion`: prints a script with which a shell completes commands and options. */
export function defineCompletion(command: Command, context: CommandContext): void {
  command.addArgument(command.createArgument('<shell>').choices(shells)).action(async (shell: Shell) => {
    context.io.stdout.write(scripts[shell](await completedCommands(context)));
  });
}
