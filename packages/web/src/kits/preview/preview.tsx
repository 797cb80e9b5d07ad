import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { storedLocale, useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { SelectInput } from '../../ui/inputs.tsx';
import type { AnswerAt } from './focused-value.ts';
import { PaperDesk, type PaperState } from './paper-desk.ts';
import { PaperFrame } from './paper-frame.tsx';
import { PaperPage } from './paper-page.tsx';
import { useFormPicture } from './use-form-picture.ts';
import type { Answers, PaperParts } from './protocol.ts';
import { useZoom } from './zoom.tsx';
import { useFocusInView } from './use-focus-in-view.ts';

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
  const view = useZoom(state.pages[0]?.width);
  useFocusInView(view.area, focus, state.values);
  return (
    <PaperFrame
      title={text.title}
      state={state}
      view={view}
      bar={<FileChoice desk={desk} state={state} />}
      page={(parts) => <PaperPage key={parts.number} {...parts} desk={desk} form={form} focus={focus} />}
    />
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
