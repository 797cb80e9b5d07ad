import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import type { SendFile } from '../../ui/use-uploads.ts';
import type { ExampleGroup } from '../example.ts';

let tries = 0;

/** Runs a moment in ten steps; a file with 失敗 in its name fails the first time, one with 遅い never ends. */
const send: SendFile = async (file, { onProgress, signal }) => {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    signal.throwIfAborted();
    onProgress(step / 10);
    if (file.name.includes('遅い') && step === 5)
      await new Promise((_, reject) => signal.addEventListener('abort', reject));
  }
  if (file.name.includes('失敗') && tries++ === 0) throw new Error('');
};

const limits = { kinds: ['.pdf', '.docx'], kindWords: 'Word・PDF', mostBytes: 20 * 1024 * 1024, upload: send };

export const group: ExampleGroup = {
  title: 'Files',
  parts: [
    {
      name: 'FileDrop',
      when: 'Files of a person: dropped, pasted or chosen. Each shows how far it is, and can be canceled and sent again.',
      states: {
        rest: () => (
          <Field label="添付書類" group>
            {(control) => <FileDrop {...control} {...limits} mostFiles={3} />}
          </Field>
        ),
        invalid: () => (
          <Field label="契約書" error="ファイルを選んでください。" group>
            {(control) => <FileDrop {...control} {...limits} mostFiles={1} />}
          </Field>
        ),
        disabled: () => (
          <Field label="社印" group>
            {(control) => <FileDrop {...control} {...limits} disabled />}
          </Field>
        ),
      },
    },
  ],
};
