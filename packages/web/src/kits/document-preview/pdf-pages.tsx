import { useEffect, useRef, useState, type ReactNode } from 'react';
import { documentPreviewText } from '../../messages/document-preview.ts';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { Notice, Skeleton } from '../../ui/surfaces.tsx';
import { PagePicture } from '../pdf/page-picture.tsx';
import { PdfFile, type PageSize } from '../pdf/pdf-file.ts';
import { usePixelRatio } from '../pdf/pixel-ratio.ts';
import { useNear } from '../pdf/use-near.ts';
import { useZoom, ZoomButtons } from '../preview/zoom.tsx';
import { HitBoxes, HitSteps } from './hits.tsx';
import { usePageHits } from './use-page-hits.ts';
import '../preview/preview.css';

/** CSS pixels of one pt at 100 %. */
const pixels = 96 / 72;

export interface PdfPagesProps {
  readonly name: string;
  readonly file: Blob;
  /** What lies over a page (from 0), such as the marks of comments. Places are parts of the page: put them in percent. */
  readonly over?: ((page: number) => ReactNode) | undefined;
  /** Words of a search, which are marked. */
  readonly words?: string | undefined;
}

type Opened = { readonly pdf: PdfFile } | 'failed';

/** The PDF file once it is read; `failed` where it cannot be. */
function usePdf(file: Blob): Opened | undefined {
  const [opened, setOpened] = useState<{ readonly of: Blob; readonly result: Opened }>();
  useEffect(() => {
    let isOver = false;
    let pdf: PdfFile | undefined;
    const open = async (): Promise<void> => {
      const read = await PdfFile.open(new Uint8Array(await file.arrayBuffer()));
      if (isOver) return read.close();
      pdf = read;
      setOpened({ of: file, result: { pdf } });
    };
    open().catch(() => {
      if (!isOver) setOpened({ of: file, result: 'failed' });
    });
    return () => {
      isOver = true;
      pdf?.close();
    };
  }, [file]);
  return opened?.of === file ? opened.result : undefined;
}

/** The pages of a PDF file, drawn while they are in view or near it. */
export function PdfPages({ name, file, over, words = '' }: PdfPagesProps) {
  const text = useText(previewText);
  const content = useText(documentPreviewText);
  const opened = usePdf(file);
  const pdf = opened === undefined || opened === 'failed' ? undefined : opened.pdf;
  const sizes = pdf?.sizes ?? [];
  const { area, zoom, choose } = useZoom(sizes[0]?.width);
  const hits = usePageHits(pdf, words);
  const [current, step] = useState(0);
  return (
    <section className="ui-preview" aria-label={text.title}>
      <div className="ui-preview-bar">
        <strong className="ui-preview-name">{name}</strong>
        <span className="ui-preview-count">{sizes.length > 0 ? text.pages(sizes.length) : ''}</span>
        {hits === undefined ? null : <HitSteps words={words} count={hits.length} current={current} onStep={step} />}
        <ZoomButtons zoom={zoom} onChange={choose} />
      </div>
      <div
        ref={area}
        className="ui-preview-pages"
        tabIndex={0}
        role="group"
        aria-label={text.pagesOf(name)}
        aria-busy={opened === undefined}
      >
        {opened === undefined ? <Skeleton rows={12} label={text.loading} /> : null}
        {opened === 'failed' ? <Notice kind="warning">{content.unreadable}</Notice> : null}
        {pdf === undefined
          ? null
          : sizes.map((size, page) => (
              <PdfPage
                // oxlint-disable-next-line react/no-array-index-key -- a page has no other id than its number
                key={page}
                pdf={pdf}
                page={page}
                size={size}
                scale={pixels * zoom}
                label={text.page(page + 1, sizes.length)}
                over={over}
              >
                {hits?.map((hit, at) =>
                  hit.page === page ? (
                    // oxlint-disable-next-line react/no-array-index-key -- a hit has no other id than its number
                    <HitBoxes key={at} boxes={hit.boxes} isCurrent={at === current} />
                  ) : null,
                )}
              </PdfPage>
            ))}
      </div>
    </section>
  );
}

interface PdfPageProps extends Pick<PdfPagesProps, 'over'> {
  readonly pdf: PdfFile;
  readonly page: number;
  readonly size: PageSize;
  /** CSS pixels of one pt. */
  readonly scale: number;
  readonly label: string;
  /** Between the picture and what lies over it. */
  readonly children?: ReactNode;
}

function PdfPage({ pdf, page, size, scale, label, over, children }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, '.ui-preview-pages');
  const ratio = usePixelRatio();
  const [width, height] = [size.width * scale, size.height * scale];
  return (
    <div className="ui-preview-page" style={{ width, height }}>
      <div ref={box} className="ui-preview-picture" role="img" aria-label={label}>
        {isNear ? <PagePicture file={pdf} page={page} width={width} height={height} ratio={ratio} /> : null}
      </div>
      {children}
      {over?.(page)}
    </div>
  );
}
