import { ShoruiError, type Application, type Finding } from '@shorui/engine';
import type { AuthoredFile } from '@shorui/engine/bundle';
import { authorBundle, lintBundle } from '@shorui/engine/document';
import { applyReplacements } from '@shorui/engine/editor';
import { commentTemplate } from '@shorui/engine/lint';
import { problemText } from '@shorui/engine/problems';
import type { CheckParts, TemplateFinding } from './protocol.ts';

interface Opened {
  readonly application: Application;
  readonly bytes: Uint8Array;
  readonly authored: AuthoredFile | undefined;
  readonly findings: readonly Finding[];
}

async function open({ application, bytes }: CheckParts): Promise<Opened> {
  const [file] = application.files;
  const files = new Map(bytes === undefined || file === undefined ? [] : [[file.path, bytes] as const]);
  const bundle = await authorBundle({ application, files });
  const authored = file && bundle.authored?.get(file.id);
  const { findings } = lintBundle(bundle);
  return { application, bytes: bytes ?? authored?.bytes ?? new Uint8Array(), authored, findings };
}

const keyOf = ({ id, place: { part, path, paragraph, slot, offset, snippet } }: Finding): string =>
  JSON.stringify([id, part, path, paragraph, slot, offset, snippet]);

/** What the characters of a finding become. */
function fixOf({ fix, place: { snippet, offset } }: Finding): string | undefined {
  if (fix === undefined) return undefined;
  const [first] = fix.edits;
  const start = offset ?? first?.start ?? 0;
  return fix.edits.toReversed().reduce(
    (text, edit) => {
      const at = edit.start - start;
      return text.slice(0, at) + edit.to + text.slice(at + edit.from.length);
    },
    snippet ?? first?.from ?? '',
  );
}

/** What lint finds in a template, at the blocks of its document. */
export async function findingsOf(parts: CheckParts, locale: 'ja' | 'en'): Promise<TemplateFinding[]> {
  const { findings, authored } = await open(parts);
  return findings.map((finding): TemplateFinding => {
    const { what, fix: how } = problemText(finding, locale);
    const { part, path } = finding.place;
    const origin = path === undefined ? undefined : authored?.origins?.get(path)?.join('.');
    return {
      key: keyOf(finding),
      severity: finding.severity,
      what,
      how,
      part,
      path: authored === undefined ? path : (origin ?? path),
      place: finding.place,
      // A document that the editor writes is changed in its text.
      fix: authored === undefined ? fixOf(finding) : undefined,
      edits: authored === undefined ? (finding.fix?.edits ?? []) : [],
    };
  });
}

/** The file as lint reads it: with the texts that its document replaces. A document that does not fit it leaves it as it is. */
function textsReplaced(bytes: Uint8Array, { files: [file] }: Application): Uint8Array {
  if (file?.document === undefined) return bytes;
  try {
    return applyReplacements(bytes, file.document).bytes;
  } catch (error) {
    if (error instanceof ShoruiError) return bytes;
    throw error;
  }
}

/** The Word file with the findings as comments. */
export async function commentFindings(parts: CheckParts, locale: 'ja' | 'en'): Promise<Uint8Array> {
  const { application, bytes, findings } = await open(parts);
  return commentTemplate(textsReplaced(bytes, application), findings, { locale });
}
