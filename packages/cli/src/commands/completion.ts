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
}

/** Every command with its options, as they are defined. */
async function completedCommands(context: CommandContext): Promise<Completed[]> {
  return Promise.all(
    listedCommands.map(async ({ name, load }) => {
      const command = new Command(name);
      (await load())(command, context);
      describeCommand(command, context);
      return { name, summary: command.summary(), options: command.options };
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
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
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
  _files
}
compdef _shorui shorui
`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, summary, options }) => [
    `complete -c shorui -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ...options.map((option) => {
      const short = option.short === undefined ? '' : ` -s ${option.short.slice(1)}`;
      const long = option.long === undefined ? '' : ` -l ${option.long.slice(2)}`;
      const value = option.required || option.optional ? ' -r' : '';
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
