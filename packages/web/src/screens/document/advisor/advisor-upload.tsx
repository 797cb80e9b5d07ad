import { createClient } from '@shorui/server/client';
import { uploadAsAdvisor, type AdvisorView } from '@shorui/server/contract';
import { useCallback } from 'react';
import { fetchWithProgress } from '../../../kits/upload/fetch-with-progress.ts';
import { advisorText } from '../../../messages/advisor.ts';
import { filesText } from '../../../messages/files.ts';
import { storedLocale, useText } from '../../../messages/locale.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Field } from '../../../ui/field.tsx';
import { UploadRow } from '../../../ui/upload-row.tsx';
import { useUploads, type SendFile } from '../../../ui/use-uploads.ts';

/** Bytes of one file, as the server takes it. */
const mostBytes = 100 * 1024 * 1024;
/** A large file on a slow line takes its time. */
const longest = 30 * 60 * 1000;

export interface AdvisorUploadProps {
  readonly view: AdvisorView;
  readonly credential: string;
  readonly onChange: () => Promise<void>;
}

/** Takes a file with corrections. It is kept with the answer; a later one replaces it. */
export function AdvisorUpload({ view, credential, onChange }: AdvisorUploadProps) {
  const text = useText(advisorText);
  const files = useText(filesText);
  const send: SendFile = useCallback(
    async (file, { onProgress, signal }) => {
      const client = createClient({
        baseUrl: '',
        cookies: 'browser',
        locale: storedLocale(),
        fetch: fetchWithProgress(onProgress),
        timeoutMs: longest,
      });
      await client.call(uploadAsAdvisor, {
        params: { credentialToken: credential },
        files: { file: [{ name: file.name, content: file }] },
        signal,
      });
      await onChange();
    },
    [credential, onChange],
  );
  const failure = useCallback((error: unknown) => (error instanceof Error && error.message) || files.failed, [files]);
  const { uploads, add, remove, retry } = useUploads(send, failure);
  const shown = uploads.filter(({ state }) => state !== 'done');
  return (
    <Field label={text.upload} help={text.uploadHelp} required={false} group>
      {() => (
        <>
          <DropZone
            many={false}
            limits={text.upToSize(bytesInWords(mostBytes))}
            onFiles={(chosen) =>
              add(
                chosen.slice(0, 1).map(({ file }) => ({
                  file,
                  problem: file.size > mostBytes ? files.size(bytesInWords(mostBytes)) : undefined,
                })),
              )
            }
          />
          {view.is_uploaded_file ? <p role="status">{text.uploaded}</p> : null}
          {shown.length === 0 ? null : (
            <ul aria-label={text.upload}>
              {shown.map((each) => (
                <UploadRow key={each.id} upload={each} onRemove={() => remove(each.id)} onRetry={() => retry(each)} />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
