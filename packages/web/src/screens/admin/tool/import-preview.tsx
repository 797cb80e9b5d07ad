import { confirmImport, type importData, type ImportItem, type ReplyOf } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { adminToolText } from '../../../messages/admin-tool.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge, Bullets, Notice, type Meaning } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

const meanings: Readonly<Record<ImportItem['action'], Meaning>> = {
  create: 'success',
  change: 'warning',
  unchanged: 'neutral',
};

/** What an import would do. */
export type Plan = ReplyOf<typeof importData>;

export interface ImportPreviewProps {
  readonly plan: Plan;
  /** The import was applied or given up. */
  readonly onEnd: () => void;
}

/** What an import would create and change, what prevents it, and its confirmation. */
export function ImportPreview({ plan, onEnd }: ImportPreviewProps) {
  const text = useText(adminToolText);
  const toast = useToast();
  const refresh = useRefresh();
  const { import_id: id, items, problems } = plan;
  const count = (action: ImportItem['action']): number => items.filter((each) => each.action === action).length;
  const [create, change, unchanged] = [count('create'), count('change'), count('unchanged')];
  return (
    <>
      {id === null ? <Notice kind="danger">{text.blocked}</Notice> : null}
      {id !== null && create + change === 0 ? <Notice>{text.nothing}</Notice> : null}
      {problems.length === 0 ? null : (
        <RuledSection title={text.problems}>
          <RuledList label={text.problems}>
            {problems.map(({ severity, name, text: words }, at) => (
              <RuledRow
                key={at}
                name={name}
                meta={words}
                end={<Badge kind={severity === 'error' ? 'danger' : 'warning'}>{text.severities[severity]}</Badge>}
              />
            ))}
          </RuledList>
        </RuledSection>
      )}
      <RuledSection title={text.preview} count={text.counts(create, change, unchanged)}>
        <RuledList label={text.preview}>
          {items.map(({ kind, name, action, details }) => (
            <RuledRow
              key={`${kind} ${name}`}
              name={name}
              meta={text.itemKinds[kind]}
              end={<Badge kind={meanings[action]}>{text.actions[action]}</Badge>}
            >
              {details.length === 0 ? null : <Bullets items={details} />}
            </RuledRow>
          ))}
        </RuledList>
      </RuledSection>
      <div className="ui-form-foot">
        <Button onClick={onEnd}>{text.cancel}</Button>
        {id === null || create + change === 0 ? null : (
          <AskButton
            action={text.confirm}
            pending={text.confirming}
            kind="main"
            title={text.confirmTitle}
            onAgree={async () => {
              const done = await api.call(confirmImport, { body: { import_id: id } });
              toast(text.done(done.created, done.changed));
              await Promise.all(['applications', 'applicationTags', 'applicationCategories'].map(refresh));
              onEnd();
            }}
          >
            <Bullets items={text.confirmEffects(create, change)} />
          </AskButton>
        )}
      </div>
    </>
  );
}
