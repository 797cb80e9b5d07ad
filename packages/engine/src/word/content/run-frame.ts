import type { PartNamespaces } from '../read/part-namespaces.ts';
import type { TextArea } from '../read/text-areas.ts';
import { runPropertiesXml, type RunProperty } from './run-properties.ts';

/** What is around a tag: the run that its value continues, and what that run may hold. Made once, when compiling. */
export interface RunFrame {
  readonly words: PartNamespaces;
  /** The run's own properties, in the order of the file. */
  readonly properties: readonly RunProperty[];
  /** XML that ends the text, and the text with its run; and that begins them again. */
  readonly closeText: string;
  readonly openText: string;
  readonly closeRun: string;
  readonly openRun: string;
  /** A link cannot be opened here, because one is open already or this is the base of a ruby. */
  readonly noLinks: boolean;
  /** Text area of the section's page. */
  readonly room: TextArea;
  /** Width of the table cell in EMU; null outside tables or when the table specifies none. */
  readonly cellWidth: number | null;
  /** Id of the character style for links; null when the document has none. */
  readonly linkStyle: string | null;
  /** Size of the text in half points. */
  readonly fontSize: number;
}

/** The pieces that end and begin a run with these properties. */
export function runPieces(
  { prefix }: PartNamespaces,
  properties: readonly RunProperty[],
): Pick<RunFrame, 'closeText' | 'openText' | 'closeRun' | 'openRun'> {
  const openText = `<${prefix}t xml:space="preserve">`;
  const closeText = `</${prefix}t>`;
  return {
    closeText,
    openText,
    closeRun: `${closeText}</${prefix}r>`,
    openRun: `<${prefix}r>${runPropertiesXml(properties, prefix)}${openText}`,
  };
}
