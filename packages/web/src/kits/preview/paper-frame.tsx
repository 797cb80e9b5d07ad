import type { ReactNode } from 'react';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { Skeleton } from '../../ui/surfaces.tsx';
import type { PaperState } from './paper-desk.ts';
import type { ShownPage } from './protocol.ts';
import { Remarks } from './remarks.tsx';
import { ZoomButtons, type Zoom } from './zoom.tsx';
import './preview.css';

/** What a page of the frame is drawn from. */
export interface FramedPage {
  /** From 0. */
  readonly number: number;
  /** pt. */
  readonly size: ShownPage;
  readonly zoom: number;
  readonly label: string;
  readonly state: PaperState;
}

interface PaperFrameProps {
  readonly title: string;
  readonly className?: string;
  readonly state: PaperState;
  readonly view: Zoom;
  /** Beside the number of pages. */
  readonly bar: ReactNode;
  /** Heading of the reasons why there are no pages, where it is not the usual one. */
  readonly failed?: string;
  readonly page: (parts: FramedPage) => ReactNode;
}

/** The frame around the pages of a paper: number of pages and zoom, what is to be checked, the pages one below the other. */
export function PaperFrame({ title, className = '', state, view, bar, failed, page }: PaperFrameProps) {
  const text = useText(previewText);
  const { area, zoom, choose } = view;
  const { pages, isBusy, name } = state;
  return (
    <section className={`ui-preview ${className}`.trim()} aria-label={title}>
      <div className="ui-preview-bar">
        {bar}
        <span className="ui-preview-count">{pages.length > 0 ? text.pages(pages.length) : ''}</span>
        <ZoomButtons zoom={zoom} onChange={choose} />
      </div>
      <Remarks state={state} failed={failed} />
      <div
        ref={area}
        className="ui-preview-pages"
        tabIndex={0}
        role="group"
        aria-label={text.pagesOf(name)}
        aria-busy={isBusy}
      >
        {pages.length === 0 && isBusy ? <Skeleton rows={12} label={text.loading} /> : null}
        {pages.map((size, number) => page({ number, size, zoom, state, label: text.page(number + 1, pages.length) }))}
      </div>
    </section>
  );
}
