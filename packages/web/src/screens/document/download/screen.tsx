import { ApiError } from '@shorui/server/client';
import { readDocument } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../kits/detail/detail-page.tsx';
import { downloadOne } from '../../../kits/documents/download.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { errorText } from '../../../messages/errors.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** Starts the download of a document and says so. It has no menu: links of mails lead here. */
export function Screen() {
  const { id } = useRecordParams();
  const query = useQuery({ ...endpointQuery(readDocument, { params: { id } }), enabled: id > 0 });
  if (Number.isNaN(id)) return <Navigate to={hrefOf('/document')} replace />;
  return <Loaded query={query}>{(document) => <Starting document={document} />}</Loaded>;
}

function Starting({ document }: { readonly document: { readonly id: number; readonly name: string } }) {
  const text = useText(documentDetailText);
  const common = useText(commonText);
  const errors = useText(errorText);
  const { mutate, ...run } = useMutation({
    mutationFn: () => downloadOne(document),
    meta: { handled: true },
  });
  const started = useRef<number>(undefined);
  useEffect(() => {
    // Once for a document, also where React draws twice.
    if (started.current === document.id) return;
    started.current = document.id;
    mutate();
  }, [document.id, mutate]);
  const known = run.error instanceof ApiError && run.error.status !== 0 ? run.error : undefined;
  return (
    <>
      <PageHead title={document.name} />
      {run.error === null ? (
        <p role="status">{run.isSuccess ? text.downloadStarted : text.downloadStarting}</p>
      ) : (
        <Notice kind="danger">
          <p>
            <b>{text.downloadFailed}</b>
          </p>
          <p>{known?.message ?? errors.unreachable}</p>
          {known?.rid === undefined ? null : <p className="ui-help">{common.rid(known.rid)}</p>}
        </Notice>
      )}
      <div className="ui-actions">
        {run.isPending ? null : <Button onClick={() => mutate()}>{text.downloadAgain}</Button>}
        <ButtonLink kind="main" to="/document/detail/:id" params={{ id: document.id }}>
          {text.backToDocument}
        </ButtonLink>
      </div>
    </>
  );
}
