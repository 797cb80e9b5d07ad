import { CircleAlert, CircleCheck, RotateCw, Upload as UploadIcon, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { filesText } from '../messages/files.ts';
import { useText } from '../messages/locale.ts';
import { bytesInWords } from '../messages/today.ts';
import { Button, IconButton } from './button.tsx';
import type { ControlProps } from './field.tsx';
import { Progress } from './steps.tsx';
import { useUploads, type SendFile, type Upload } from './use-uploads.ts';
import './file-drop.css';

export interface FileDropProps extends Partial<ControlProps> {
  /** Ends of names: `.pdf`, `.docx`. */
  readonly kinds: readonly string[];
  /** How the kinds are called: Word・PDF. */
  readonly kindWords: string;
  /** Bytes of one file. */
  readonly mostBytes: number;
  readonly mostFiles?: number;
  readonly disabled?: boolean;
  readonly upload: SendFile;
}

/** Put it in a `Field` with `group`, because its button has its own name. Takes files that are dropped, pasted or chosen, and sends them: limits are shown before and at each file that breaks one. */
export function FileDrop({
  kinds,
  kindWords,
  mostBytes,
  mostFiles = 20,
  disabled = false,
  upload,
  ...control
}: FileDropProps) {
  const text = useText(filesText);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const failure = useCallback((error: unknown) => (error instanceof Error && error.message) || text.failed, [text]);
  const { uploads, add, remove, retry } = useUploads(upload, failure);
  const take = (list: FileList | null | undefined): void => {
    if (disabled || list === null || list === undefined) return;
    const room = mostFiles - uploads.filter(({ state }) => state !== 'refused').length;
    const problemOf = (file: File, at: number): string | undefined => {
      if (!kinds.some((kind) => file.name.toLowerCase().endsWith(kind))) return text.kind(kindWords);
      if (file.size === 0) return text.empty;
      if (file.size > mostBytes) return text.size(bytesInWords(mostBytes));
      return at >= room ? text.count(mostFiles) : undefined;
    };
    add([...list].map((file, at) => ({ file, problem: problemOf(file, at) })));
  };
  return (
    <div className="ui-files">
      <div
        className="ui-drop"
        role="group"
        aria-label={text.files}
        data-over={isOver ? '' : undefined}
        data-invalid={control['aria-invalid']}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) event.preventDefault();
          take(event.clipboardData.files);
        }}
      >
        <UploadIcon className="ui-icon-20" aria-hidden="true" />
        <p>{text.drop}</p>
        <Button
          disabled={disabled}
          onClick={() => input.current?.click()}
          aria-describedby={control['aria-describedby']}
        >
          {text.choose}
        </Button>
        <p className="ui-help">{text.limits(kindWords, bytesInWords(mostBytes), mostFiles)}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple={mostFiles > 1}
          accept={kinds.join(',')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {uploads.length === 0 ? null : (
        <ul aria-label={text.files}>
          {uploads.map((each) => (
            <FileRow
              key={each.id}
              upload={each}
              onRemove={() => {
                remove(each.id);
                // The button that had the focus is gone.
                input.current?.parentElement?.querySelector('button')?.focus();
              }}
              onRetry={() => retry(each)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileRow({
  upload: { file, state, progress, problem },
  onRemove,
  onRetry,
}: {
  readonly upload: Upload;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}) {
  const text = useText(filesText);
  return (
    <li data-state={state}>
      <div>
        <b>{file.name}</b> <span>{bytesInWords(file.size)}</span>
      </div>
      {state === 'running' ? <Progress label={text.progress(file.name)} value={progress} /> : null}
      <p role="status">
        {state === 'done' ? <CircleCheck className="ui-icon" aria-hidden="true" /> : null}
        {problem === undefined ? null : <CircleAlert className="ui-icon" aria-hidden="true" />}
        {problem ?? (state === 'done' ? text.done : state === 'waiting' ? text.waiting : null)}
      </p>
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
