import { filesText } from '../messages/files.ts';
import { useText } from '../messages/locale.ts';
import type { ControlProps } from './field.tsx';
import './file-input.css';

export interface FileInputProps extends ControlProps {
  readonly name: string;
  /** `.csv,text/csv`. */
  readonly accept: string;
  /** The file that is chosen. */
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** One file: a button of the design and the name of the chosen file. The control of the browser lies over them and takes clicks, keys and drops. */
export function FileInput({ file, onChoose, ...control }: FileInputProps) {
  const text = useText(filesText);
  return (
    <div className="ui-file-input" data-invalid={control['aria-invalid']}>
      <span className="ui-button" data-kind="plain" aria-hidden="true">
        {text.chooseOne}
      </span>
      <span className="ui-file-name" data-empty={file === undefined ? '' : undefined}>
        {file?.name ?? text.noneChosen}
      </span>
      <input {...control} type="file" onChange={({ target }) => onChoose(target.files?.[0])} />
    </div>
  );
}
