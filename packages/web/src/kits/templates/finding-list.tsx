import type { OwnTemplateDetail } from '@shorui/server/contract';
import { useText } from '../../messages/locale.ts';
import { templatesText } from '../../messages/templates.ts';
import { RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';
import { Badge, type Meaning } from '../../ui/surfaces.tsx';

type Finding = OwnTemplateDetail['findings'][number];

const meanings: Readonly<Record<string, Meaning>> = { error: 'danger', warning: 'warning' };

/** What is wrong with the tags of a template, in words. */
export function FindingSection({ findings }: { readonly findings: readonly Finding[] }) {
  const text = useText(templatesText).own;
  const severityOf = (severity: string): string =>
    severity === 'error' || severity === 'warning' ? text.severities[severity] : text.severities.info;
  return (
    <RuledSection title={text.findings} count={findings.length === 0 ? undefined : text.findingCount(findings.length)}>
      {findings.length === 0 ? (
        <p className="ui-help">{text.noFindings}</p>
      ) : (
        <RuledList label={text.findings}>
          {findings.map(({ severity, text: words, path }, at) => (
            <RuledRow
              key={`${at}.${path ?? ''}`}
              lead={<Badge kind={meanings[severity] ?? 'info'}>{severityOf(severity)}</Badge>}
              name={words}
            />
          ))}
        </RuledList>
      )}
    </RuledSection>
  );
}
