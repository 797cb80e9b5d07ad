import { uploadAsAdvisor, type AdvisorView } from '@shorui/server/contract';
import { useCallback } from 'react';
import { uploadClient } from '../../../kits/upload/upload-client.ts';
import { useUploadLimit } from '../../../kits/upload/use-upload-limit.ts';
import { advisorText } from '../../../messages/advisor.ts';
import { filesText } from '../../../messages/files.ts';
import { useText } from '../../../messages/locale.ts';
import { limitInWords } from '../../../messages/today.ts';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Field } from '../../../ui/field.tsx';
import { UploadRow } from '../../../ui/upload-row.tsx';
import { useUploads, type SendFile } from '../../../ui/use-uploads.ts';

export interface AdvisorUploadProps {
  readonly view: AdvisorView;
  readonly credential: string;
  readonly onChange: () => Promise<void>;
}

/** Takes a file with corrections. It is kept with the answer; a later one replaces it. */
export function AdvisorUpload({ view, credential, onChange }: AdvisorUploadProps) {
  const text = useText(advisorText);
  const files = useText(filesText);
  const mostBytes = useUploadLimit();
  const send: SendFile = useCallback(
    async (file, { onProgress, signal }) => {
      await uploadClient(onProgress).call(uploadAsAdvisor, {
        params: { credentialToken: credential },
        files: { file: [{ name: file.name, content: file }] },
        signal,
      });
      await onChange();
    },
    [credential, onChange],
  );
  const { uploads, add, remove, retry } = useUploads(send, files.failed);
  const shown = uploads.filter(({ state }) => state !== 'done');
  return (
    <Field label={text.upload} help={text.uploadHelp} required={false} group>
      {() => (
        <>
          <DropZone
            many={false}
            limits={text.upToSize(limitInWords(mostBytes))}
            onFiles={(chosen) =>
              add(
                chosen.slice(0, 1).map(({ file }) => ({
                  file,
                  problem: file.size > mostBytes ? files.size(limitInWords(mostBytes)) : undefined,
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
