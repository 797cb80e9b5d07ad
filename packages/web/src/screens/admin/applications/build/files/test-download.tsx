import type { ApplicationFile } from '@shorui/engine/model';
import { previewApplication } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../../api/client.ts';
import { bytesOf } from '../../../../../kits/preview/files-of.ts';
import { builderFilesText } from '../../../../../messages/builder-files.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Bullets, Notice } from '../../../../../ui/surfaces.tsx';
import { useBuilder } from '../builder-context.ts';
import { useSample } from '../test/use-sample.ts';

/** Saves bytes under a name, as a link to them would. */
function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Makes the PDF of a file with the sample answers, and shows what the engine has to say about it. */
export function TestDownload({ file }: { readonly file: ApplicationFile }) {
  const text = useText(builderFilesText);
  const { id, store } = useBuilder();
  const { answers } = useSample();
  const make = useMutation({
    mutationFn: async () => {
      await store.saving.flush();
      return api.call(previewApplication, { params: { id }, body: { answers: { ...answers }, file_id: file.id } });
    },
    onSuccess: ({ files }) => {
      for (const { name, pdf } of files) saveBytes(name, bytesOf(pdf));
    },
  });
  const problems = make.data?.problems ?? [];
  return (
    <>
      <Button
        size="small"
        aria-label={text.testOf(file.name)}
        pending={make.isPending ? text.testPending : undefined}
        onClick={() => make.mutate()}
      >
        {text.test}
      </Button>
      {problems.length === 0 ? null : (
        <Notice kind="warning">
          <Bullets items={problems.map((problem) => problem.text)} />
        </Notice>
      )}
    </>
  );
}
