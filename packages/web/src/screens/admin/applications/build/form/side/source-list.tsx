import { Plus } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { Button } from '../../../../../../ui/button.tsx';
import { ProposalDialog } from '../../files/proposal-dialog.tsx';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { iconOfKind } from '../../document/kinds.ts';
import { useApplication } from '../../builder-context.ts';
import { countsOf, sourcesOf, type Source } from '../document/sources.ts';
import { useForm } from '../form-context.ts';
import type { PlacingHands } from '../stage/use-placing.ts';

/** What can be printed: dragged onto the page, or placed by its button. */
export function SourceList({ placing }: { readonly placing: PlacingHands }) {
  const text = useText(builderFormsText);
  const application = useApplication();
  const { file, isFrozen } = useForm();
  const [isProposing, setProposing] = useState(false);
  const sources = useMemo(() => sourcesOf(application), [application]);
  const counts = useMemo(() => countsOf(application, file.id), [application, file.id]);
  return (
    <section className="form-sources" aria-label={text.sources}>
      <h2>
        {text.sources}
        <span>{text.things(sources.length)}</span>
      </h2>
      {sources.length === 0 ? <p className="ui-help">{text.noSources}</p> : null}
      {isFrozen ? null : (
        <Button size="small" onClick={() => setProposing(true)}>
          {text.propose}
        </Button>
      )}
      {isProposing ? <ProposalDialog fileId={file.id} onClose={() => setProposing(false)} /> : null}
      {isFrozen || sources.length === 0 ? null : <p className="ui-help">{text.sourcesHelp}</p>}
      <ul>
        {sources.map((source, at) => (
          <Fragment key={source.key}>
            {sources[at - 1]?.question === source.question ? null : (
              <li className="form-question">{source.question.name}</li>
            )}
            <SourceRow source={source} count={counts.get(source.key) ?? 0} placing={placing} isFrozen={isFrozen} />
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

function SourceRow({
  source,
  count,
  placing,
  isFrozen,
}: {
  readonly source: Source;
  readonly count: number;
  readonly placing: PlacingHands;
  readonly isFrozen: boolean;
}) {
  const text = useText(builderFormsText);
  const Icon = iconOfKind[source.kind];
  const isMark = source.option !== undefined || source.value !== undefined;
  return (
    <li
      className="form-source"
      data-mark={isMark ? '' : undefined}
      data-source={source.key}
      onPointerDown={isFrozen ? undefined : (event) => placing.begin(event, source)}
    >
      <Icon className="ui-icon" aria-hidden="true" />
      <span>{source.name}</span>
      {count === 0 ? null : <small>{text.placed(count)}</small>}
      {isFrozen ? null : (
        <button type="button" aria-label={text.placeOf(source.name)} onClick={() => placing.placeFree(source)}>
          <Plus className="ui-icon" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
