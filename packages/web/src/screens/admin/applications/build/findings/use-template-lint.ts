import type { ApplicationFile } from '@shorui/engine/model';
import { listWordTemplates } from '@shorui/server/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../../../../api/client.ts';
import { useBuilder, useDocument } from '../builder-context.ts';
import { engineLocale } from '../document/refusal.ts';
import { readFile } from '../stored-files.ts';
import { Checker } from '../template/check/checker.ts';
import type { TemplateFinding } from '../template/check/protocol.ts';

export interface LintedTemplate {
  readonly file: ApplicationFile;
  readonly findings: readonly TemplateFinding[];
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
        const { items } = await api.call(listWordTemplates, { params: { id }, signal });
        for (const file of application.files.filter(({ type }) => type === 'word')) {
          const origin = items.find(({ item }) => item['id'] === file.id)?.origin ?? 'missing';
          if (origin === 'missing') continue;
          // A template that is written in the product has no bytes.
          const bytes = origin === 'uploaded' ? await readFile(id, file.id, signal) : undefined;
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
