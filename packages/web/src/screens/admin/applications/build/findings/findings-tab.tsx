import type { Problem } from '@shorui/engine';
import { describePlace, problemText } from '@shorui/engine/problems';
import { builderFindingsText } from '../../../../../messages/builder-findings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Badge, EmptyState } from '../../../../../ui/surfaces.tsx';
import { useBuilder } from '../builder-context.ts';
import { engineLocale } from '../document/refusal.ts';
import { partOf } from './find.ts';
import { TemplateLint } from './template-lint.tsx';
import { useFindings } from './use-findings.ts';
import { useTemplateLint } from './use-template-lint.ts';

const badges = { error: 'danger', warning: 'warning', info: 'info' } as const;

/** One finding: how grave it is, what is wrong, where, and what to do. */
export function Finding({ finding }: { readonly finding: Problem }) {
  const text = useText(builderFindingsText);
  const { what, fix } = problemText(finding, engineLocale);
  return (
    <>
      <Badge kind={badges[finding.severity]}>{text.severity[finding.severity]}</Badge>
      <p>
        {what}
        <span className="ui-help">{fix}</span>
      </p>
    </>
  );
}

/** All findings of the application, each with the way to what it is about, and what lint finds in its templates. */
export function FindingsTab({ onShow }: { readonly onShow: () => void }) {
  const text = useText(builderFindingsText);
  const findings = useFindings();
  const { data: linted = [] } = useTemplateLint();
  return (
    <>
      {findings.length > 0 ? (
        <FoundList findings={findings} onShow={onShow} />
      ) : linted.length > 0 ? null : (
        <EmptyState title={text.none}>{text.noneBody}</EmptyState>
      )}
      <TemplateLint linted={linted} />
    </>
  );
}

function FoundList({ findings, onShow }: { readonly findings: readonly Problem[]; readonly onShow: () => void }) {
  const text = useText(builderFindingsText);
  const { choose } = useBuilder();
  return (
    <ul className="builder-findings" aria-label={text.list}>
      {findings.map((finding, at) => {
        const part = partOf(finding);
        const where = describePlace(finding.place, engineLocale);
        return (
          <li key={`${finding.id} ${part ?? ''} ${at}`}>
            <Finding finding={finding} />
            <span className="ui-help">{where}</span>
            {part === undefined ? null : (
              <Button
                size="small"
                aria-label={text.showOf(where)}
                onClick={() => {
                  choose(part);
                  onShow();
                }}
              >
                {text.show}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
