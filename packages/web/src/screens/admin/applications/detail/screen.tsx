import { cloneApplicationCall, deleteApplication, readApplication, restoreApplication } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { AskButton } from '../../../../kits/detail/ask-button.tsx';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { History } from '../../../../kits/detail/history.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { useReady } from '../../../../kits/titles.ts';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Bullets } from '../../../../ui/surfaces.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { FrozenNotice } from '../frozen-notice.tsx';
import { PublishState } from '../publish-state.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { NotesSection } from './notes-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { Tasks } from './tasks.tsx';
import { VersionsSection } from './versions-section.tsx';

/** One application: what it is, whether companies find it, and the way to everything about it. */
export function Screen() {
  const text = useText(adminApplicationsText);
  const { edit } = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const isReady = useReady();
  const params = useRecordParams();
  const query = useQuery(endpointQuery(readApplication, { params }));
  const [isPublishing, setPublishing] = useState(false);
  const copy = async (): Promise<void> => {
    const { id } = await api.call(cloneApplicationCall, { params, body: {} });
    toast(text.copied(1));
    await refresh('applications');
    await navigate({ to: hrefOf('/admin/applications/:id', { id }) });
  };
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      lead={(application) => (
        <>
          <PublishState application={application} /> {text.version(application.number)}
        </>
      )}
      actions={({ name }) => (
        <>
          <RemoveButton
            name={name}
            effects={text.effects}
            remove={() => api.call(deleteApplication, { params })}
            restore={() => api.call(restoreApplication, { params })}
            part="applications"
          />
          <AskButton action={text.copy} pending={text.copying} kind="main" title={text.copyTitle(name)} onAgree={copy}>
            <Bullets items={text.copyEffects} />
          </AskButton>
          <Button onClick={() => setPublishing(true)}>{text.change}</Button>
          {isReady('/admin/applications/build/:id?') ? (
            <ButtonLink to="/admin/applications/build/:id?" params={params}>
              {text.build}
            </ButtonLink>
          ) : null}
          <ButtonLink kind="main" to="/admin/applications/edit/:id?" params={params}>
            {edit}
          </ButtonLink>
        </>
      )}
    >
      {(application) => (
        <>
          {application.frozen ? <FrozenNotice application={application} /> : null}
          <ApplicationFacts application={application} />
          <Tasks id={application.id} />
          <PricesSection application={application} />
          <NotesSection application={application} />
          <VersionsSection application={application} />
          <History kind="application" id={application.id} />
          {isPublishing ? <PublishDialog application={application} onClose={() => setPublishing(false)} /> : null}
        </>
      )}
    </DetailPage>
  );
}
