import { Upload as UploadIcon } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { filesText } from '../messages/files.ts';
import { useText } from '../messages/locale.ts';
import { Button } from './button.tsx';
import { readDropped } from './dropped-files.ts';
import type { ControlProps } from './field.tsx';
import './file-drop.css';

export interface DroppedFile {
  readonly file: File;
  /** Folders above it where a folder was dropped, `契約/2026`; else empty. */
  readonly folder: string;
}

export interface DropZoneProps extends Partial<ControlProps> {
  /** What is taken, in words. */
  readonly limits: string;
  readonly many?: boolean;
  /** `.pdf,.docx`; empty: every file. */
  readonly accept?: string;
  /** Takes the files of folders that are dropped, and offers to choose a folder. */
  readonly folders?: boolean;
  readonly disabled?: boolean;
  /** The button that chooses files: it takes the focus when the row of a file is gone. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onFiles: (files: readonly DroppedFile[]) => void;
}

/** A place that takes files: dropped, pasted or chosen. Put it in a `Field` with `group`, because its buttons have their own names. */
export function DropZone(props: DropZoneProps) {
  const { limits, many = true, accept = '', folders = false, disabled = false, buttonRef, onFiles, ...control } = props;
  const text = useText(filesText);
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    if (disabled || list === null) return;
    onFiles([...list].map((file) => ({ file, folder: folderOf(file) })));
  };
  const choose = (
    <input
      ref={input}
      type="file"
      hidden
      multiple={many}
      accept={accept}
      onChange={({ currentTarget }) => {
        take(currentTarget.files);
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
  return (
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
        if (disabled) return;
        if (!folders) return take(event.dataTransfer.files);
        void readDropped(event.dataTransfer).then(onFiles);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) event.preventDefault();
        if (event.clipboardData.files.length > 0) take(event.clipboardData.files);
      }}
    >
      <UploadIcon className="ui-icon-20" aria-hidden="true" />
      <p>{folders ? text.dropFolders : text.drop}</p>
      <div className="ui-actions">
        <Button
          ref={buttonRef}
          disabled={disabled}
          onClick={() => input.current?.click()}
          aria-describedby={control['aria-describedby']}
        >
          {text.choose}
        </Button>
        {folders ? (
          <Button disabled={disabled} onClick={() => folderInput.current?.click()}>
            {text.chooseFolder}
          </Button>
        ) : null}
      </div>
      <p className="ui-help">{limits}</p>
      {choose}
      {folders ? (
        <input
          ref={(element) => {
            folderInput.current = element;
            // React has no property for it.
            element?.setAttribute('webkitdirectory', '');
          }}
          type="file"
          hidden
          multiple
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      ) : null}
    </div>
  );
}

const folderOf = ({ webkitRelativePath }: File): string => webkitRelativePath.split('/').slice(0, -1).join('/');
