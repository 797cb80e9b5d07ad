import { previewDocumentTemplate, previewSuppliedTemplate, type DocumentTemplateView } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import { templatesText } from '../../messages/templates.ts';
import { useText } from '../../messages/locale.ts';
import { EmptyState } from '../../ui/surfaces.tsx';
import { AskedFile } from '../document-preview/asked-file.tsx';

export interface TemplateContentProps {
  readonly template: Pick<DocumentTemplateView, 'id' | 'name' | 'kind' | 'version'>;
  /** By the call of the staff. */
  readonly staff?: boolean;
}

/** The file of a template in the page, its Word file as a PDF. */
export function TemplateContent({ template: { id, name, kind, version }, staff = false }: TemplateContentProps) {
  const text = useText(templatesText);
  const none = (
    <div className="ui-content">
      <EmptyState title={text.noPreview}>{text.noPreviewWhy}</EmptyState>
    </div>
  );
  if (kind !== 'word' && kind !== 'pdf') return none;
  const call = staff ? previewSuppliedTemplate : previewDocumentTemplate;
  return (
    <AskedFile
      name={name}
      queryKey={[call.name, { id, version }]}
      open={(signal) => api.open(call, { params: { id }, signal })}
      otherwise={none}
    />
  );
}
