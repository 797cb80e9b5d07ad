import { ShoruiError } from '@shorui/engine';
import type { ApplicationFile } from '@shorui/engine/model';
import { listWordTemplates } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '../../../../../api/client.ts';
import { Loaded } from '../../../../../kits/loaded.tsx';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { ButtonLink } from '../../../../../ui/link.tsx';
import { EmptyState } from '../../../../../ui/surfaces.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import { useApplication, useBuilder } from '../builder-context.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { readFile, readImages, type StoredFiles } from '../stored-files.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateStore } from './template-store.ts';
import './template.css';

/** Where the content of a template comes from, with the bytes of an upload. */
type Content =
  | { readonly origin: 'missing' }
  | { readonly origin: 'authored'; readonly bytes: undefined; readonly images: StoredFiles }
  | { readonly origin: 'uploaded'; readonly bytes: Uint8Array; readonly images: StoredFiles };

async function readContent(id: number, fileId: number, store: DocumentStore): Promise<Content> {
  // The server knows the file as it was saved last.
  await store.saving.flush();
  const { items } = await api.call(listWordTemplates, { params: { id } });
  const origin = items.find(({ item }) => item['id'] === fileId)?.origin ?? 'missing';
  if (origin === 'missing') return { origin };
  const images = await readImages(id);
  if (origin === 'authored') return { origin, bytes: undefined, images };
  return { origin, bytes: await readFile(id, fileId), images };
}

/** The editor of a Word template of the application. */
export function TemplatePage({ fileId }: { readonly fileId: number }) {
  const text = useText(builderTemplateText);
  const { id } = useBuilder();
  const file = useApplication().files.find((each) => each.id === fileId);
  if (file?.type === 'word') return <KnownTemplate key={file.path} file={file} />;
  return (
    <EmptyState
      title={text.gone}
      action={
        <ButtonLink to="/admin/applications/build/:id?" params={{ id }} search={{ part: 'files' }}>
          {text.back}
        </ButtonLink>
      }
    >
      {text.goneBody}
    </EmptyState>
  );
}

function KnownTemplate({ file: { id: fileId, path } }: { readonly file: ApplicationFile }) {
  const text = useText(builderTemplateText);
  const { id, store } = useBuilder();
  const query = useQuery({
    queryKey: ['template content', id, fileId, path],
    queryFn: () => readContent(id, fileId, store),
    meta: { handled: true },
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Loaded query={query} rows={12}>
      {(content) =>
        content.origin === 'missing' ? (
          <EmptyState title={text.missing}>{text.missingBody}</EmptyState>
        ) : (
          <OpenedTemplate fileId={fileId} bytes={content.bytes} images={content.images} />
        )
      }
    </Loaded>
  );
}

interface OpenedProps {
  readonly fileId: number;
  readonly bytes: Uint8Array | undefined;
  readonly images: StoredFiles;
}

function OpenedTemplate({ fileId, bytes, images }: OpenedProps) {
  const text = useText(builderTemplateText);
  const { store } = useBuilder();
  const toast = useToast();
  const template = useMemo(() => {
    try {
      return new TemplateStore({ store, fileId, bytes, onLocked: () => toast(text.documentLocked) });
    } catch (error) {
      if (error instanceof ShoruiError || error instanceof RangeError) return undefined;
      throw error;
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the store lives as long as the file; words of a toast may be those of its beginning
  }, [store, fileId, bytes]);
  useEffect(() => () => template?.flush(), [template]);
  if (template === undefined) return <EmptyState title={text.unreadable}>{text.unreadableBody}</EmptyState>;
  return <TemplateEditor template={template} bytes={bytes} images={images} />;
}
