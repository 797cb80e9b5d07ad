import { authorBundle, lintBundle } from '@shorui/engine/document';
import {
  lintTemplate,
  nodeCodec,
  ShoruiError,
  type Application,
  type Finding,
  type Problem,
} from '@shorui/engine/node';
import type { InspectionLimits } from './inspect-file.ts';

/** Findings that a reply has: a template may have one for every tag. */
const mostFindings = 500;

export interface LintedContent {
  readonly problems: readonly Problem[];
  /** Absent when the document of a template without an upload cannot be written; `problems` has the reason. */
  readonly findings?: readonly Finding[];
}

const now = (): number => performance.now();

/**
 * Lints one Word template: by itself, or as the only file of an application, whose names and layer lint then knows. Without bytes the template
 * is written from its document.
 */
export async function lintFile(
  application: Application | undefined,
  bytes: Uint8Array,
  limits: InspectionLimits,
): Promise<LintedContent> {
  const options = { codec: nodeCodec, limits, now };
  if (application === undefined)
    return { problems: [], findings: lintTemplate(bytes, options).findings.slice(0, mostFindings) };
  const paths = bytes.length === 0 ? [] : application.files.map(({ path }) => path);
  const files = new Map(paths.map((path) => [path, bytes]));
  try {
    const bundle = await authorBundle({ application, files }, { codec: nodeCodec });
    return { problems: [], findings: lintBundle(bundle, options).findings.slice(0, mostFindings) };
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { problems: error.problems };
  }
}
