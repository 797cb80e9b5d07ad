/** Help of one command. Arguments and options are named without their dashes. */
export interface CommandHelp {
  /** Its line in the list of commands; subcommands are listed with their description. */
  readonly summary?: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** What follows the options; may be empty. */
  readonly notes: string;
}

/** The texts of a catalogue in another language: the same names with texts of their own. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

/** Texts of the help that belong to no command, or to the program as a whole. */
export interface HelpWords {
  readonly description: string;
  readonly version: string;
  readonly help: string;
  readonly helpCommand: string;
  readonly language: string;
  /** The headings that commander prints, by its English ones. */
  readonly headings: Readonly<Record<string, string>>;
  /** Placeholders of the line that shows the usage. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly examples: string;
  readonly exitCodes: string;
  choices(names: readonly string[]): string;
  byDefault(value: string): string;
  variable(name: string): string;
  /** The facts about an option after its description. */
  facts(list: readonly string[]): string;
}
