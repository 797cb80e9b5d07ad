import type { Application, ApplicationFile } from '@shorui/engine';
import { buildUrl } from '@shorui/server/client';
import { downloadApplicationFile } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Loaded } from '../../../../../kits/loaded.tsx';
import type { PaperParts } from '../../../../../kits/preview/protocol.ts';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { useText } from '../../../../../messages/locale.ts';
import { previewText } from '../../../../../messages/preview.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../../ui/surfaces.tsx';
import { useApplication, useBuilder } from '../builder-context.ts';
import { useSample } from './use-sample.ts';

const Preview = lazy(() =>
  import('../../../../../kits/preview/preview.tsx').then((module) => ({ default: module.Preview })),
);

async function bytesOf(id: number, { id: fileId, path }: ApplicationFile, signal: AbortSignal) {
  const reply = await fetch(buildUrl('', downloadApplicationFile.path, { id, fileId }), { signal });
  // A document that is written in the product has no file.
  if (reply.status === 404) return [];
  if (!reply.ok) throw new Error(`The file was not sent: ${reply.status}`);
  return [[path, new Uint8Array(await reply.arrayBuffer())] as const];
}

/** A button that shows the papers with the answers to try the application with. */
export function TestPreview() {
  const text = useText(builderConditionsText);
  const { files } = useApplication();
  const [isOpen, setOpen] = useState(false);
  if (files.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.preview}
      </Button>
      {isOpen ? <PreviewDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText(builderConditionsText);
  const { id } = useBuilder();
  const application = useApplication();
  const query = useQuery({
    queryKey: ['builder.papers', id, application.files.map(({ path }) => path)],
    queryFn: async ({ signal }) => {
      const files = await Promise.all(application.files.map((file) => bytesOf(id, file, signal)));
      return files.flat();
    },
    staleTime: Infinity,
    gcTime: 0,
    meta: { handled: true },
  });
  return (
    <Dialog title={text.previewTitle} wide onClose={onClose} actions={<Button onClick={onClose}>{text.close}</Button>}>
      <div className="builder-preview">
        <Loaded query={query} rows={12}>
          {(files) => <Papers application={application} files={files} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Papers({
  application,
  files,
}: {
  readonly application: Application;
  readonly files: readonly (readonly [path: string, bytes: Uint8Array])[];
}) {
  const { loading } = useText(previewText);
  const { answers } = useSample();
  const paper = useMemo((): PaperParts => ({ application, files: new Map(files) }), [application, files]);
  return (
    <Suspense fallback={<Skeleton rows={12} label={loading} />}>
      <Preview paper={paper} answers={answers} />
    </Suspense>
  );
}
