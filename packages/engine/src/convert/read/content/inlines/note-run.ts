import type { NoteRun } from '../../../model/index.ts';
import type { TextFormat } from '../../../model/formats.ts';

/** A mark of a note, as it is counted. */
export function noteRun(
  note: {
    readonly text: string;
    readonly footnote?: string | undefined;
    readonly restarted?: string;
  },
  format: TextFormat,
): NoteRun {
  const { text, footnote, restarted } = note;
  return {
    kind: 'note',
    text,
    format,
    ...(footnote !== undefined && { footnote }),
    ...(restarted !== undefined && { restarted }),
  };
}
