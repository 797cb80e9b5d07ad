import { findWords } from '@shorui/engine/japanese';
import { Fragment, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { documentPreviewText } from '../../messages/document-preview.ts';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx';
import { HitSteps, HitText } from './hits.tsx';
import '../preview/preview.css';
import './file-preview.css';
import { lazyPart } from '../../ui/lazy-part.tsx';

// pdf.js is loaded only where a PDF is shown.
const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages);

export interface FilePreviewProps {
  /** Name of the document. */
  readonly name: string;
  /** Its type decides how it is shown: PDF, picture or text. */
  readonly file: Blob;
  /** What lies over a page of a PDF (from 0), or over a picture (0), such as the pins of comments. */
  readonly over?: ((page: number) => ReactNode) | undefined;
  /** Words of a search, which are marked in PDFs and texts. */
  readonly words?: string | undefined;
  /** Offered for files that cannot be shown: a download. */
  readonly otherwise?: ReactNode;
}

/** The content of a file in the page. Files that browsers cannot show say so and offer something else. */
export function FilePreview({ name, file, over, words, otherwise }: FilePreviewProps) {
  const text = useText(documentPreviewText);
  const preview = useText(previewText);
  if (file.type.startsWith('application/pdf'))
    return (
      <Suspense fallback={<Skeleton rows={12} label={preview.loading} />}>
        <PdfPages name={name} file={file} over={over} words={words} />
      </Suspense>
    );
  if (file.type.startsWith('image/')) return <Picture name={name} file={file} over={over} />;
  if (file.type.startsWith('text/') || file.type.startsWith('application/json'))
    return <WrittenText name={name} file={file} words={words} />;
  return (
    <EmptyState title={text.none} action={otherwise}>
      {text.noneWhy}
    </EmptyState>
  );
}

interface FrameProps {
  readonly name: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ name, tools, children }: FrameProps) {
  const text = useText(previewText);
  return (
    <section className="ui-preview" aria-label={text.title}>
      <div className="ui-preview-bar">
        <strong className="ui-preview-name">{name}</strong>
        {tools}
      </div>
      <div className="ui-preview-pages" tabIndex={0} role="group" aria-label={text.pagesOf(name)}>
        {children}
      </div>
    </section>
  );
}

function Picture({ name, file, over }: Pick<FilePreviewProps, 'name' | 'file' | 'over'>) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    if (picture.current !== null) picture.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Frame name={name}>
      <div className="ui-file-picture">
        <img ref={picture} alt={name} />
        {over?.(0)}
      </div>
    </Frame>
  );
}

/** UTF-8 where the bytes are valid, else Shift_JIS, as older programs in Japan write. */
async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

function WrittenText({ name, file, words = '' }: Pick<FilePreviewProps, 'name' | 'file' | 'words'>) {
  const [written, setWritten] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      const content = await readText(file);
      if (!isOver) setWritten(content);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [file]);
  const hits = useMemo(() => findWords(written ?? '', words), [written, words]);
  const [current, step] = useState(0);
  const ends = [0, ...hits.map(({ end }) => end)];
  return (
    <Frame
      name={name}
      tools={
        written === undefined ? null : <HitSteps words={words} count={hits.length} current={current} onStep={step} />
      }
    >
      <pre className="ui-file-text">
        {hits.map(({ start, end }, at) => (
          <Fragment key={start}>
            {written?.slice(ends[at], start)}
            <HitText isCurrent={at === current}>{written?.slice(start, end)}</HitText>
          </Fragment>
        ))}
        {written?.slice(ends.at(-1))}
      </pre>
    </Frame>
  );
}
