import { importData } from '@shorui/server/contract';
import { useState } from 'react';
import { uploadClient } from '../../../kits/upload/upload-client.ts';
import { adminToolText } from '../../../messages/admin-tool.ts';
import { useText } from '../../../messages/locale.ts';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import type { SendFile } from '../../../ui/use-uploads.ts';
import { ImportPreview, type Plan } from './import-preview.tsx';

/** Bytes of the largest zip: what the contract takes, rounded down to the unit in which sizes are shown. */
const largest = 95 * 1024 ** 2;

/** Takes the zip of an export and shows what an import of it would do. */
export function ImportSection() {
  const text = useText(adminToolText);
  const [plan, setPlan] = useState<Plan>();
  // Another run of the place for files begins empty.
  const [run, setRun] = useState(0);
  const upload: SendFile = async (file, { onProgress, signal }) => {
    setPlan(undefined);
    const files = { file: [{ name: file.name, content: file }] };
    const reply = await uploadClient(onProgress).call(importData, { files, signal });
    setPlan(reply);
  };
  const end = (): void => {
    setPlan(undefined);
    setRun(run + 1);
  };
  return (
    <>
      <RuledForm title={text.import}>
        <Field label={text.file} required help={text.importWhy} group>
          {(control) => (
            <FileDrop
              key={run}
              {...control}
              kinds={['.zip']}
              kindWords={text.zip}
              mostBytes={largest}
              mostFiles={1}
              upload={upload}
            />
          )}
        </Field>
      </RuledForm>
      {plan === undefined ? null : <ImportPreview plan={plan} onEnd={end} />}
    </>
  );
}
