import { ApiError } from '@shorui/server/client';
import { downloadFiles, downloadGuides, type ApplicationRun, type RunFile } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { saveReply } from '../../../kits/save-file.ts';
import { commonText } from '../../../messages/common.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { errorText } from '../../../messages/errors.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge, Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FileRunButton } from './file-run-button.tsx';
import './download.css';

/** What is made: all files as they are, all in one format, the guides, or one file by its id. */
type Wanted = 'original' | 'word' | 'pdf' | 'guides' | number;
const formats = { word: 'docx', pdf: 'pdf' } as const;

export interface DownloadButtonsProps {
  readonly run: ApplicationRun;
  /** The files that the answers leave. */
  readonly files: readonly RunFile[];
  /** Can files be made? Guides can before that. */
  readonly isReady: boolean;
}

/** The files of a run, alone and together. While they are made the page says so; a failure says why, with a way to try again. */
export function DownloadButtons({ run, files, isReady }: DownloadButtonsProps) {
  const text = useText(downloadsText);
  const toast = useToast();
  const { id: runId, application_name: name } = run;
  const get = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const own =
        typeof wanted === 'number'
          ? { file_id: wanted }
          : wanted === 'word' || wanted === 'pdf'
            ? { format: formats[wanted] }
            : {};
      const reply =
        wanted === 'guides'
          ? await api.open(downloadGuides, { body: { app_user_id: runId } })
          : await api.open(downloadFiles, { body: { app_user_id: runId, ...own } });
      await saveReply(reply, name);
    },
    meta: { handled: true },
    onSuccess: () => toast(text.made),
  });
  const button = (wanted: Wanted, words: string, isMain = false) => (
    <Button
      kind={isMain ? 'main' : 'plain'}
      pending={get.isPending ? (get.variables === wanted ? text.making : words) : undefined}
      onClick={() => get.mutate(wanted)}
    >
      {words}
    </Button>
  );
  const documents = files.filter(({ guide }) => !guide);
  // PDF forms have no other format. Word files whose names end with .pdf are made as PDF.
  const word = documents.filter(({ type }) => type === 'word');
  const asPdf = word.filter(({ name: file }) => /\.pdf$/iu.test(file));
  const single = word.length > asPdf.length ? text.word : text.pdf;
  return (
    <>
      <ul className="download-files">
        {files.map((file) => (
          <li key={file.id}>
            <span>
              {file.name} <Badge>{file.type === 'word' ? 'Word' : 'PDF'}</Badge>{' '}
              {file.guide ? <Badge kind="info">{text.guideMark}</Badge> : null}
            </span>
            {isReady && !file.guide && documents.length > 1 ? (
              <Button
                size="small"
                aria-label={text.downloadOne(file.name)}
                pending={get.isPending ? (get.variables === file.id ? text.making : text.one) : undefined}
                onClick={() => get.mutate(file.id)}
              >
                {text.one}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="ui-actions">
        {isReady ? (
          <>
            {button('original', documents.length > 1 ? text.all : single, true)}
            {asPdf.length > 0 ? button('word', text.word) : null}
            {word.length > asPdf.length ? button('pdf', text.pdf) : null}
          </>
        ) : null}
        {files.some(({ guide }) => guide) ? button('guides', text.guides) : null}
        {isReady ? <FileRunButton run={run} files={files} /> : null}
      </div>
      <p role="status">{get.isPending ? text.makingWhat : null}</p>
      {get.error === null ? null : (
        <Failure error={get.error} onRetry={() => get.mutate(get.variables ?? 'original')} />
      )}
    </>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText(downloadsText);
  const common = useText(commonText);
  const errors = useText(errorText);
  const known = error instanceof ApiError && error.status !== 0 ? error : undefined;
  return (
    <Notice kind="danger">
      <p>
        <b>{text.failed}</b>
      </p>
      <p>{known?.message ?? errors.unreachable}</p>
      {known?.rid === undefined ? null : <p className="ui-help">{common.rid(known.rid)}</p>}
      <Button size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  );
}
