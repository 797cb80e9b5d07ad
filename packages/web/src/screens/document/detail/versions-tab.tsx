import { restoreDocumentVersion, type DocumentDetail, type DocumentVersion } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { downloadOne } from '../../../kits/documents/download.ts';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FileMark } from '../../../ui/file-mark.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge, Phrases } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { CompareSection } from './compare/compare-section.tsx';
import { NewVersionDialog } from './new-version-dialog.tsx';

/** The versions of a document, the newest first: what changed, who made them, download, restore; and a new one. */
export function VersionsTab({ document }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <RuledSection
        title={text.versions}
        count={document.versions.length}
        action={
          document.actions.update ? <Button onClick={() => setAdding(true)}>{text.newVersion}</Button> : undefined
        }
      >
        <RuledList label={text.versions}>
          {document.versions.map((version) => (
            <VersionRow key={version.id} document={document} version={version} />
          ))}
        </RuledList>
        {isAdding ? <NewVersionDialog document={document} onClose={() => setAdding(false)} /> : null}
      </RuledSection>
      <CompareSection document={document} />
    </>
  );
}

interface VersionRowProps {
  readonly document: DocumentDetail;
  readonly version: DocumentVersion;
}

function VersionRow({ document, version }: VersionRowProps) {
  const text = useText(documentDetailText);
  const words = useText(documentsText);
  const toast = useToast();
  const refresh = useRefresh();
  const restore = async (): Promise<void> => {
    const params = { id: document.id, versionId: version.id };
    await api.call(restoreDocumentVersion, { params, body: { version: document.version } });
    toast(text.restored(version.number));
    await refresh('documents');
  };
  const download = useMutation({ mutationFn: () => downloadOne(document, version) });
  const before = document.versions.find((each) => each.number === version.number - 1);
  const { number, note, file_name, created_user, created_at, size, is_current, kind } = version;
  return (
    <RuledRow
      lead={<FileMark kind={kind} />}
      name={
        <>
          <b>{text.version(number)}</b> {note ?? file_name}
        </>
      }
      meta={
        <Phrases items={[created_user?.full_name ?? '', timeOf(created_at), words.kinds[kind], bytesInWords(size)]} />
      }
      end={
        <>
          {is_current ? <Badge>{text.newest}</Badge> : null}
          {before === undefined ? null : (
            <ButtonLink
              to="/document/detail/:id"
              params={{ id: document.id }}
              search={{ tab: 'versions', from: before.id, to: version.id }}
              size="small"
              label={text.compareVersion(number)}
            >
              {text.compare}
            </ButtonLink>
          )}
          {document.actions.update && !is_current ? (
            <AskButton
              size="small"
              label={text.restoreVersion(number)}
              action={text.restore}
              pending={text.restoring}
              kind="main"
              title={text.restoreTitle(number)}
              onAgree={restore}
            >
              <p>{text.restoreWhat}</p>
            </AskButton>
          ) : null}
          {document.actions.download ? (
            <IconButton
              size="small"
              label={text.downloadVersion(number)}
              icon={<Download className="ui-icon" />}
              onClick={() => download.mutate()}
            />
          ) : null}
        </>
      }
    />
  );
}
