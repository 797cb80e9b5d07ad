import { deleteBulkItem, type BulkUploadItem } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { commonText } from '../../../messages/common.ts';
import { documentBulkText } from '../../../messages/document-bulk.ts';
import { useText } from '../../../messages/locale.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/surfaces.tsx';

export interface LineEndProps {
  readonly row: BulkUploadItem;
  /** Cells whose text means nothing yet, or that are in conflict. */
  readonly unread: number;
  readonly onRemoved: () => void;
}

/** How far a line is, why it was not filed, the way to its document or to its own form, and a way to take it out. */
export function LineEnd({ row, unread, onRemoved }: LineEndProps) {
  const text = useText(documentBulkText);
  const common = useText(commonText);
  const { id, name, status, errors, reason, document_id } = row;
  const remove = useMutation({
    mutationFn: async () => {
      await api.call(deleteBulkItem, { params: { id } });
      onRemoved();
    },
  });
  const count = Object.keys(errors).length + unread;
  if (status === 'running') return <Badge kind="info">{text.states.running}</Badge>;
  if (status === 'done')
    return (
      <>
        <Badge kind="success">{text.states.done}</Badge>{' '}
        {document_id === null ? null : (
          <Link to="/document/detail/:id" params={{ id: document_id }}>
            {text.open}
          </Link>
        )}
      </>
    );
  return (
    <span className="ui-sheet-end">
      {count > 0 ? <Badge kind="danger">{text.errors(count)}</Badge> : <Badge kind="success">{text.ready}</Badge>}{' '}
      {/* What is wrong with cells is shown in them. */}
      {reason === null || count > 0 ? null : <span className="ui-help">{reason}</span>}{' '}
      <ButtonLink size="small" to="/document/bulk-upload/edit/:id" params={{ id }} label={text.edit(name)}>
        {common.edit}
      </ButtonLink>{' '}
      <IconButton
        size="small"
        label={text.remove(name)}
        icon={<X className="ui-icon" />}
        onClick={() => remove.mutate()}
      />
    </span>
  );
}
