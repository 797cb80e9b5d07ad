import { MessageSquareText } from 'lucide-react';
import type { TextEdit } from '@shorui/engine/lint';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../../../../kits/save-file.ts';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { Badge } from '../../../../../../ui/surfaces.tsx';
import { useToast } from '../../../../../../ui/toast.tsx';
import { useSteps } from '../../builder-context.ts';
import type { TemplateStore } from '../template-store.ts';
import type { BlockKey } from '../tree/block-node.ts';
import { editTexts } from '../tree/text-commands.ts';
import type { TemplateFinding } from './protocol.ts';
import type { Check } from './use-check.ts';

const badges = { error: 'danger', warning: 'warning', info: 'info' } as const;

interface FindingsPanelProps {
  readonly template: TemplateStore;
  readonly check: Check;
  readonly name: string;
  readonly blockOf: (finding: TemplateFinding) => BlockKey | undefined;
  readonly onChoose: (key: BlockKey) => void;
}

/** What lint found, with the way to its block and the repair where it is certain. */
export function FindingsPanel({ template, check, name, blockOf, onChoose }: FindingsPanelProps) {
  const text = useText(builderTemplateText);
  const { undo } = useSteps();
  const toast = useToast();
  const { checker, parts, findings } = check;
  const repair = (wanted: readonly TemplateFinding[]): void => {
    const edits = new Map<BlockKey, readonly TextEdit[]>();
    for (const finding of wanted) {
      const block = blockOf(finding);
      if (block !== undefined) edits.set(block, [...(edits.get(block) ?? []), ...finding.edits]);
    }
    if (template.run((state) => editTexts(state, edits))) toast(text.fixed(wanted.length), undo);
  };
  const comment = useMutation({
    mutationFn: () => checker.comment(parts),
    onSuccess: (bytes) => {
      if (bytes !== undefined) saveFile(new Blob([Uint8Array.from(bytes)]), text.commentsName(name));
    },
  });
  const certain = (findings ?? []).filter((each) => each.fix !== undefined && blockOf(each) !== undefined);
  return (
    <section className="template-findings" aria-label={text.findings}>
      <h2>
        {text.findings}
        {findings === undefined || findings.length === 0 ? null : <Badge>{findings.length}</Badge>}
      </h2>
      {findings === undefined ? <p className="ui-help">{text.checking}</p> : null}
      {findings?.length === 0 ? <p className="ui-help">{text.noFindings}</p> : null}
      {findings === undefined || findings.length === 0 ? null : (
        <div className="builder-actions">
          {certain.length < 2 || template.isFrozen ? null : (
            <Button size="small" onClick={() => repair(certain)}>
              {text.fixAll(certain.length)}
            </Button>
          )}
          <Button
            size="small"
            pending={comment.isPending ? text.commentsPending : undefined}
            onClick={() => comment.mutate()}
          >
            <MessageSquareText className="ui-icon" aria-hidden="true" />
            {text.comments}
          </Button>
        </div>
      )}
      <ul>
        {(findings ?? []).map((finding) => {
          const block = blockOf(finding);
          return (
            <li key={finding.key}>
              <Badge kind={badges[finding.severity]}>{text.severity[finding.severity]}</Badge>
              <p>
                {finding.what}
                <span className="ui-help">{finding.how}</span>
              </p>
              <div className="builder-actions">
                {block === undefined ? null : (
                  <Button size="small" aria-label={`${text.show}：${finding.what}`} onClick={() => onChoose(block)}>
                    {text.show}
                  </Button>
                )}
                {finding.fix === undefined || block === undefined || template.isFrozen ? null : (
                  <Button
                    size="small"
                    kind="main"
                    aria-label={`${text.fixTo(finding.fix)}：${finding.what}`}
                    onClick={() => repair([finding])}
                  >
                    {text.fixTo(finding.fix)}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
