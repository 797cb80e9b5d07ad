import type { ApplicationFile } from '@shorui/engine/model';
import { ApiError } from '@shorui/server/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBuilder, useDocument } from '../builder-context.ts';
import { engineLocale } from '../document/refusal.ts';
import { readFile } from '../stored-files.ts';
import { Checker } from '../template/check/checker.ts';
import type { TemplateFinding } from '../template/check/protocol.ts';

export interface LintedTemplate {
  readonly file: ApplicationFile;
  readonly findings: readonly TemplateFinding[];
}

/** The bytes of an upload; undefined for a template that is written in the product. */
async function bytesOf(id: number, file: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    return await readFile(id, file, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** What lint finds in the Word templates of the application as it was saved last; those without findings are not listed. */
export function useTemplateLint(): UseQueryResult<readonly LintedTemplate[]> {
  const { id, store } = useBuilder();
  const { application, save } = useDocument();
  return useQuery({
    queryKey: ['template lint', id, store.saving.version],
    queryFn: async ({ signal }) => {
      const checker = new Checker(engineLocale);
      const linted: LintedTemplate[] = [];
      try {
        for (const file of application.files.filter(({ type }) => type === 'word')) {
          const bytes = await bytesOf(id, file.id, signal);
          const findings = await checker.lint({ application: { ...application, files: [file] }, bytes });
          if (findings !== undefined && findings.length > 0) linted.push({ file, findings });
        }
      } finally {
        checker.stop();
      }
      return linted;
    },
    enabled: save.kind === 'saved',
    staleTime: Infinity,
    gcTime: 0,
    meta: { handled: true },
  });
}
