import type { Problem } from '@shorui/engine';
import { describePlace, problemText } from '@shorui/engine/problems';
import { builderFindingsText } from '../../../../../messages/builder-findings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Badge, EmptyState } from '../../../../../ui/surfaces.tsx';
import { useBuilder } from '../builder-context.ts';
import { engineLocale } from '../document/refusal.ts';
import { partOf } from './find.ts';
import { useFindings } from './use-findings.ts';

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

/** All findings of the application, each with the way to what it is about. */
export function FindingsTab({ onShow }: { readonly onShow: () => void }) {
  const text = useText(builderFindingsText);
  const { choose } = useBuilder();
  const findings = useFindings();
  if (findings.length === 0) return <EmptyState title={text.none}>{text.noneBody}</EmptyState>;
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
