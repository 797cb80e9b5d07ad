import type { ApplicationView } from '@shorui/server/contract';
import { Cloud, CloudAlert, CloudUpload, Redo2, Undo2 } from 'lucide-react';
import { useTitles } from '../../../../kits/titles.ts';
import { builderText } from '../../../../messages/builder.ts';
import { clockOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { ApplicationName } from './application-name.tsx';
import { useBuilder, useDocument, useSteps } from './builder-context.ts';
import type { SaveState } from './document/auto-save.ts';
import { PresenceList } from './presence/presence-list.tsx';
import { PublishButton } from './publish/publish-button.tsx';

/** What is being built, whether it is saved, and what leads on: undo, redo, publish. A published version has no 公開: its notice says why. */
export function BuilderBar({ view, onFindings }: { readonly view: ApplicationView; readonly onFindings: () => void }) {
  const text = useText(builderText);
  const { application, save, undo: mayUndo, redo: mayRedo } = useDocument();
  const { undo, redo } = useSteps();
  const detail = useText(detailText);
  const titles = useTitles();
  const { frozen, version } = application;
  return (
    <header className="builder-bar">
      <div>
        <nav aria-label={detail.crumbs}>
          <ol className="ui-crumbs">
            <li>
              <Link to="/admin/applications">{titles['/admin/applications']}</Link>
            </li>
            <li>
              <Link to="/admin/applications/:id" params={{ id: application.id }}>
                {titles['/admin/applications/:id']}
              </Link>
            </li>
          </ol>
        </nav>
        <ApplicationName />
        <p>
          <SaveLine save={save} />
          <span>{frozen === true ? text.frozen(version) : text.draft(version)}</span>
        </p>
      </div>
      <PresenceList applicationId={application.id} />
      <div className="builder-tools">
        <IconButton label={text.undo} icon={<Undo2 className="ui-icon-20" />} disabled={!mayUndo} onClick={undo} />
        <IconButton label={text.redo} icon={<Redo2 className="ui-icon-20" />} disabled={!mayRedo} onClick={redo} />
        {frozen === true ? null : <PublishButton view={view} onFindings={onFindings} />}
      </div>
    </header>
  );
}

function SaveLine({ save }: { readonly save: SaveState }) {
  const text = useText(builderText);
  const { store } = useBuilder();
  const words = {
    saved: save.kind === 'saved' && save.at !== undefined ? text.savedAt(clockOf(save.at)) : text.saved,
    waiting: text.waiting,
    saving: text.saving,
    failed: text.failed,
    conflict: text.unresolved,
  }[save.kind];
  const isBad = save.kind === 'failed' || save.kind === 'conflict';
  const Icon = isBad ? CloudAlert : save.kind === 'saved' ? Cloud : CloudUpload;
  return (
    <>
      <span className="builder-save" role="status" data-state={save.kind}>
        <Icon className="ui-icon" aria-hidden="true" />
        {words}
      </span>
      {save.kind === 'failed' ? (
        <>
          <span>{save.message}</span>
          <Button size="small" onClick={() => void store.saving.flush()}>
            {text.retry}
          </Button>
        </>
      ) : null}
    </>
  );
}
