import { MessageSquareText } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../../../../../../api/refresh.ts';
import { saveFile } from '../../../../../../kits/save-file.ts';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { Badge } from '../../../../../../ui/surfaces.tsx';
import { useToast } from '../../../../../../ui/toast.tsx';
import { useBuilder } from '../../builder-context.ts';
import type { TemplateStore } from '../template-store.ts';
import type { BlockKey } from '../tree/block-node.ts';
import type { TemplateFinding } from './protocol.ts';
import { replaceFile } from './replace-file.ts';
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
  const { id, store } = useBuilder();
  const refresh = useRefresh();
  const toast = useToast();
  const { checker, parts, findings } = check;
  const fix = useMutation({
    mutationFn: async (keys: readonly string[]) => {
      template.flush();
      const made = await checker.fix(parts, keys);
      if (made === undefined) return 0;
      const { bytes, fixed } = made;
      await replaceFile(store, { applicationId: id, fileId: template.fileId, bytes }, () => refresh('applications'));
      return fixed;
    },
    onSuccess: (fixed) => toast(text.fixed(fixed)),
  });
  const comment = useMutation({
    mutationFn: () => checker.comment(parts),
    onSuccess: (bytes) => {
      if (bytes !== undefined) saveFile(new Blob([Uint8Array.from(bytes)]), text.commentsName(name));
    },
  });
  const certain = (findings ?? []).filter((each) => each.fix !== undefined);
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
            <Button
              size="small"
              pending={fix.isPending ? text.fixing : undefined}
              onClick={() => fix.mutate(certain.map(({ key }) => key))}
            >
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
                {finding.fix === undefined || template.isFrozen ? null : (
                  <Button
                    size="small"
                    kind="main"
                    pending={fix.isPending ? text.fixing : undefined}
                    aria-label={`${text.fixTo(finding.fix)}：${finding.what}`}
                    onClick={() => fix.mutate([finding.key])}
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
