import type { TemporaryUpload } from '@shorui/server/contract';
import { useRef } from 'react';
import { documentUploadText } from '../../messages/document-upload.ts';
import { filesText } from '../../messages/files.ts';
import { useText } from '../../messages/locale.ts';
import { limitInWords } from '../../messages/today.ts';
import { DropZone, type DroppedFile } from '../../ui/drop-zone.tsx';
import { Link } from '../../ui/link.tsx';
import { UploadRow } from '../../ui/upload-row.tsx';
import { useUploads, type Upload } from '../../ui/use-uploads.ts';
import { dropUpload, sendUpload } from './send-upload.ts';
import { useUploadLimit } from './use-upload-limit.ts';

/** Files of one drop zone. */
export const mostUploads = 200;

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/** Files on their way to be filed, and those that have arrived. */
export function useUploadQueue() {
  const text = useText(filesText);
  const uploads = useUploads<TemporaryUpload>(sendUpload, text.failed);
  const arrived = uploads.uploads.flatMap(({ id, file, folder, result }) =>
    result === undefined ? [] : [{ key: id, file, folder, upload: result }],
  );
  return { ...uploads, arrived };
}

export interface UploadDropProps {
  readonly queue: UploadQueue;
  readonly folders?: boolean;
  /** Files at most; 1 for a new version. */
  readonly most?: number;
}

/** A drop zone with its files: progress, cancel, send again, what is wrong with a file, and where its content is filed already. */
export function UploadDrop({ queue, folders = false, most = mostUploads }: UploadDropProps) {
  const text = useText(filesText);
  const words = useText(documentUploadText);
  const button = useRef<HTMLButtonElement>(null);
  const { uploads, add, remove, retry } = queue;
  const mostBytes = useUploadLimit();
  const take = (files: readonly DroppedFile[]): void => {
    const room = most - uploads.filter(({ state }) => state !== 'refused').length;
    const problemOf = (file: File, at: number): string | undefined => {
      if (file.size === 0) return text.empty;
      if (file.size > mostBytes) return text.size(limitInWords(mostBytes));
      return at >= room ? text.count(most) : undefined;
    };
    add(files.map(({ file, folder }, at) => ({ file, folder, problem: problemOf(file, at) })));
  };
  const drop = ({ id, result }: Upload<TemporaryUpload>): void => {
    remove(id);
    if (result !== undefined) void dropUpload(result);
    // The button that had the focus is gone.
    button.current?.focus();
  };
  return (
    <div className="ui-files">
      <DropZone
        many={most > 1}
        folders={folders}
        limits={words.limits(limitInWords(mostBytes), most)}
        buttonRef={button}
        onFiles={take}
      />
      {uploads.length === 0 ? null : (
        <ul aria-label={text.files}>
          {uploads.map((each) => (
            <UploadRow key={each.id} upload={each} onRemove={() => drop(each)} onRetry={() => retry(each)}>
              {each.result === undefined ? null : <SameNote upload={each.result} />}
            </UploadRow>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same content is filed already: where, if the person may know it. */
function SameNote({ upload: { same } }: { readonly upload: TemporaryUpload }) {
  const words = useText(documentUploadText);
  if (same === null) return null;
  return (
    <p data-note="">
      {words.same}{' '}
      {same.document === null ? null : (
        <Link to="/document/detail/:id" params={{ id: same.document.id }}>
          {same.document.name}
        </Link>
      )}
    </p>
  );
}
