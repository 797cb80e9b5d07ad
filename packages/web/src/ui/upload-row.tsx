import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { filesText } from '../messages/files.ts';
import { useText } from '../messages/locale.ts';
import { bytesInWords } from '../messages/today.ts';
import { IconButton } from './button.tsx';
import { Progress } from './steps.tsx';
import type { Upload } from './use-uploads.ts';
import './file-drop.css';

export interface UploadRowProps {
  readonly upload: Upload<unknown>;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  /** What is to be known of the file once it is there. */
  readonly children?: ReactNode;
}

/** A file on its way, an item of a list: how far it is, what is wrong with it, buttons to cancel, remove and send it again. */
export function UploadRow({ upload, onRemove, onRetry, children }: UploadRowProps) {
  const { file, folder, state, progress, problem } = upload;
  const text = useText(filesText);
  // All of it is sent; the server has not replied yet.
  const isReceived = state === 'running' && progress >= 1;
  return (
    <li data-state={state}>
      <div>
        <b>{folder === '' ? file.name : `${folder}/${file.name}`}</b> <span>{bytesInWords(file.size)}</span>
      </div>
      {state === 'running' && !isReceived ? <Progress label={text.progress(file.name)} value={progress} /> : null}
      <p role="status">
        {state === 'done' ? <CircleCheck className="ui-icon" aria-hidden="true" /> : null}
        {problem === undefined ? null : <CircleAlert className="ui-icon" aria-hidden="true" />}
        {problem ?? (isReceived ? text.received : state === 'done' || state === 'waiting' ? text[state] : null)}
      </p>
      {children}
      <div>
        {state === 'failed' ? (
          <IconButton
            size="small"
            label={text.retry(file.name)}
            icon={<RotateCw className="ui-icon" />}
            onClick={onRetry}
          />
        ) : null}
        <IconButton
          size="small"
          label={state === 'running' || state === 'waiting' ? text.cancel(file.name) : text.remove(file.name)}
          icon={<X className="ui-icon" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
