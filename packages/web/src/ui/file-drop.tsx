import { useRef } from 'react';
import { filesText } from '../messages/files.ts';
import { useText } from '../messages/locale.ts';
import { limitInWords } from '../messages/today.ts';
import { DropZone, type DroppedFile } from './drop-zone.tsx';
import type { ControlProps } from './field.tsx';
import { UploadRow } from './upload-row.tsx';
import { useUploads, type SendFile } from './use-uploads.ts';
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
  const button = useRef<HTMLButtonElement>(null);
  const { uploads, add, remove, retry } = useUploads(upload, text.failed);
  const take = (list: readonly DroppedFile[]): void => {
    const room = mostFiles - uploads.filter(({ state }) => state !== 'refused').length;
    const problemOf = (file: File, at: number): string | undefined => {
      if (!kinds.some((kind) => file.name.toLowerCase().endsWith(kind))) return text.kind(kindWords);
      if (file.size === 0) return text.empty;
      if (file.size > mostBytes) return text.size(limitInWords(mostBytes));
      return at >= room ? text.count(mostFiles) : undefined;
    };
    add(list.map(({ file }, at) => ({ file, problem: problemOf(file, at) })));
  };
  return (
    <div className="ui-files">
      <DropZone
        {...control}
        disabled={disabled}
        many={mostFiles > 1}
        accept={kinds.join(',')}
        limits={text.limits(kindWords, limitInWords(mostBytes), mostFiles)}
        buttonRef={button}
        onFiles={take}
      />
      {uploads.length === 0 ? null : (
        <ul aria-label={text.files}>
          {uploads.map((each) => (
            <UploadRow
              key={each.id}
              upload={each}
              onRemove={() => {
                remove(each.id);
                // The button that had the focus is gone.
                button.current?.focus();
              }}
              onRetry={() => retry(each)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
