import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { storedLocale, useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { SelectInput } from '../../ui/inputs.tsx';
import { Badge, Notice, Skeleton } from '../../ui/surfaces.tsx';
import type { AnswerAt } from './focused-value.ts';
import { PaperDesk, type PaperState } from './paper-desk.ts';
import { PaperPage } from './paper-page.tsx';
import { useFormPicture } from './use-form-picture.ts';
import type { Answers, PaperParts } from './protocol.ts';
import { useZoom, ZoomButtons } from './zoom.tsx';
import { useFocusInView } from './use-focus-in-view.ts';
import './preview.css';

export interface PreviewProps {
  readonly paper: PaperParts;
  readonly answers: Answers;
  /** The answer whose input has the focus: its values are marked. */
  readonly focus?: AnswerAt | undefined;
}

/** The pages of a paper as its answers are typed. */
export function Preview({ paper, answers, focus }: PreviewProps) {
  const desk = useMemo(() => new PaperDesk(paper, storedLocale()), [paper]);
  useEffect(() => desk.answer(answers), [desk, answers]);
  return <Paper desk={desk} paper={paper} focus={focus} />;
}

interface PaperProps {
  readonly desk: PaperDesk;
  readonly paper: PaperParts;
  readonly focus: AnswerAt | undefined;
}

function Paper({ desk, paper, focus }: PaperProps) {
  const text = useText(previewText);
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  const form = useFormPicture(paper, state.fileId);
  const { area, zoom, choose } = useZoom(state.pages[0]?.width);
  useFocusInView(area, focus, state.values);
  return (
    <section className="ui-preview" aria-label={text.title}>
      <div className="ui-preview-bar">
        <FileChoice desk={desk} state={state} />
        <span className="ui-preview-count">{state.pages.length > 0 ? text.pages(state.pages.length) : ''}</span>
        <ZoomButtons zoom={zoom} onChange={choose} />
      </div>
      <Remarks state={state} />
      <div
        ref={area}
        className="ui-preview-pages"
        tabIndex={0}
        role="group"
        aria-label={text.pagesOf(state.name)}
        aria-busy={state.isBusy}
      >
        {state.pages.length === 0 && state.isBusy ? <Skeleton rows={12} label={text.loading} /> : null}
        {state.pages.map((size, number) => (
          <PaperPage
            // oxlint-disable-next-line react/no-array-index-key -- a page has no other id than its number
            key={number}
            desk={desk}
            number={number}
            size={size}
            zoom={zoom}
            state={state}
            form={form}
            focus={focus}
            label={text.page(number + 1, state.pages.length)}
          />
        ))}
      </div>
    </section>
  );
}

function FileChoice({ desk, state }: { readonly desk: PaperDesk; readonly state: PaperState }) {
  const text = useText(previewText);
  if (state.files.length < 2) return <strong className="ui-preview-name">{state.name || text.title}</strong>;
  return (
    <SelectInput
      aria-label={text.file}
      value={String(state.fileId ?? '')}
      options={state.files.map(({ id, name }) => ({ value: String(id), text: name }))}
      onChange={(event) => desk.choose(Number(event.target.value))}
    />
  );
}

/** Most characters of a text that is left out. */
const mostExcerpt = 40;

function excerptOf(written: string): string {
  const characters = Array.from(written.trim());
  return characters.length > mostExcerpt ? `${characters.slice(0, mostExcerpt).join('')}…` : characters.join('');
}

/** What is to be known of a paper: why there is none, what the answers leave out, what is to be checked. */
export function Remarks({ state }: { readonly state: PaperState }) {
  const text = useText(previewText);
  const { failure, problems, isMade, pages, leftOut } = state;
  if (failure !== undefined) {
    return (
      <Notice kind="danger">
        <p>{text.failed}</p>
        {failure.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </Notice>
    );
  }
  if (pages.length === 0) return null;
  return (
    <>
      {isMade ? null : <Notice kind="info">{text.notMade}</Notice>}
      {leftOut.length === 0 ? null : (
        <details className="ui-preview-problems">
          <summary>
            <Badge>{text.leftOut(leftOut.length)}</Badge>
            <ChevronDown aria-hidden />
          </summary>
          {/* The list scrolls, so the keyboard reaches it. */}
          <ul tabIndex={0} aria-label={text.leftOut(leftOut.length)}>
            {leftOut.map(({ part, path, text: written, lines }) => (
              <li key={`${part}#${path}`}>
                <q>{excerptOf(written)}</q> {lines.join('')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {problems.length === 0 ? null : (
        <details className="ui-preview-problems">
          <summary>
            <Badge kind="warning">{text.problems(problems.length)}</Badge>
            <ChevronDown aria-hidden />
          </summary>
          <ul tabIndex={0} aria-label={text.problems(problems.length)}>
            {problems.map((problem, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same problem may be listed twice
              <li key={index}>{problem.text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
