import {
  authorBundle,
  proposeFromBlanks,
  proposeFromForm,
  proposeFromTemplate,
  type Proposals,
} from '@shorui/engine/document';
import { nodeCodec, ShoruiError, type Application, type Problem } from '@shorui/engine/node';
import type { InspectedKind, InspectionLimits } from './inspect-file.ts';
import { readContent } from './read-content.ts';

export interface ProposedContent {
  readonly problems: readonly Problem[];
  /** Absent when the file cannot be read; `problems` has the reason. */
  readonly proposals?: Proposals;
}

/** The bytes of the only file of an application: those given, else written from its document. @throws {ShoruiError} */
async function bytesOf(application: Application, bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > 0) return bytes;
  const { authored } = await authorBundle({ application, files: new Map() }, { codec: nodeCodec });
  const [file] = application.files;
  return (file === undefined ? undefined : authored?.get(file.id)?.bytes) ?? bytes;
}

/** Questions for what the only file of an application needs and the application does not ask yet. */
export async function proposeContent(
  kind: InspectedKind,
  application: Application,
  uploaded: Uint8Array,
  limits: InspectionLimits,
): Promise<ProposedContent> {
  try {
    const { content, problems } = readContent(kind, await bytesOf(application, uploaded), limits);
    if (content === undefined) return { problems };
    if (content.kind === 'pdf') {
      const { proposed, proposals, repeats } = content;
      const [file] = application.files;
      return { problems, proposals: proposeFromForm(application, proposed.fields, proposals, repeats, file?.id) };
    }
    // Without tags the blanks of the text ask. A file that has a tag says itself what is filled in.
    const isBare = content.uses.length === 0 && problems.length === 0 && uploaded.length > 0;
    const proposals = isBare
      ? proposeFromBlanks(application, content.document, application.files[0]?.document, content.controls)
      : proposeFromTemplate(application, content.uses);
    return { problems, proposals };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { problems: error.problems };
  }
}
