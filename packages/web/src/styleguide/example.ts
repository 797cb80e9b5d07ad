import type { ComponentType } from 'react';

/** One part in all its states. */
export interface Example {
  /** Name of the component. */
  readonly name: string;
  /** When the part is used, in one sentence. */
  readonly when: string;
  /** Takes the whole width: tables, forms, pages. */
  readonly wide?: boolean;
  /** What is shown, by the name of the state. */
  readonly states: Readonly<Record<string, ComponentType>>;
}

/** Parts that belong together. Each file in `examples/` exports one as `group`; files are shown in the order of their names. */
export interface ExampleGroup {
  readonly title: string;
  readonly parts: readonly Example[];
}
