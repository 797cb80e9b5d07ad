import { deleteDocument, restoreDocument, type DocumentDetail } from '@shorui/server/contract';
import { Download, Pencil } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { RemoveButton } from '../../../kits/detail/remove-button.tsx';
import { commonText } from '../../../messages/common.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { ShareButton } from './share-button.tsx';

/** What the person may do with the document, as the reply says. */
export function DetailActions({ document }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const words = useText(documentsText);
  const common = useText(commonText);
  const { id, name, actions } = document;
  return (
    <>
      {actions.delete ? (
        <RemoveButton
          name={name}
          effects={text.removeEffects}
          remove={() => api.call(deleteDocument, { params: { id } })}
          restore={() => api.call(restoreDocument, { params: { id } })}
          part="documents"
        />
      ) : null}
      {actions.download && document.version_id !== null ? (
        <ButtonLink to="/document/detail/:id?/download" params={{ id }}>
          <Download className="ui-icon" aria-hidden="true" />
          {words.download}
        </ButtonLink>
      ) : null}
      {document.status === 'filed' && actions.update && document.version_id !== null ? (
        <ShareButton document={document} />
      ) : null}
      {actions.update ? (
        <ButtonLink to="/document/edit/:id?" params={{ id }} kind="main">
          <Pencil className="ui-icon" aria-hidden="true" />
          {common.edit}
        </ButtonLink>
      ) : null}
    </>
  );
}
