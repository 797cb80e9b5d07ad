import type { Application } from '@shorui/engine';
import { readOwnTemplatePaper, type OwnTemplateDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { BesidePreview, useIsWide } from '../../../kits/preview/beside-preview.tsx';
import { AnswerStore } from '../../../kits/questions/answer-store.ts';
import { useFocusedAnswer } from '../../../kits/questions/focused-answer.ts';
import { useShownAnswers } from '../../../kits/questions/shown-answers.ts';
import { AnswerStoreContext } from '../../../kits/questions/store-context.ts';
import { TemplateContent } from '../../../kits/templates/template-content.tsx';
import { TemplateQuestions } from '../../../kits/templates/template-questions.tsx';
import { storedLocale, useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Panes } from '../../../ui/panes.tsx';

export interface TrialProps {
  readonly template: OwnTemplateDetail;
  /** The form of the template. */
  readonly children: ReactNode;
}

/** The form of a template beside its paper, and questions to try it. A template without fields is shown as it is. */
export function Trial({ template, children }: TrialProps) {
  if (template.field_count === 0)
    return (
      <Panes place="end" paper={<TemplateContent template={template} />}>
        {children}
      </Panes>
    );
  return <FieldTrial template={template}>{children}</FieldTrial>;
}

function FieldTrial({ template: { id }, children }: TrialProps) {
  const query = useQuery({ ...endpointQuery(readOwnTemplatePaper, { params: { id } }), refetchOnWindowFocus: false });
  const { data } = query;
  const store = useMemo(
    () =>
      data === undefined
        ? undefined
        : new AnswerStore(data.content as unknown as Application, {}, storedLocale() === 'jp' ? 'ja' : 'en'),
    [data],
  );
  if (data === undefined || store === undefined)
    return (
      <Panes place="end" paper={<Loaded query={query}>{() => null}</Loaded>}>
        {children}
      </Panes>
    );
  return (
    <AnswerStoreContext value={store}>
      <Tried query={query}>{children}</Tried>
    </AnswerStoreContext>
  );
}

type PaperQuery = Parameters<typeof BesidePreview>[0]['query'];

function Tried({ query, children }: { readonly query: PaperQuery; readonly children: ReactNode }) {
  const text = useText(templatesText).own;
  const isWide = useIsWide();
  const answers = useShownAnswers();
  const focus = useFocusedAnswer('.ui-panes-paper');
  return (
    <Panes place="end" paper={isWide ? <BesidePreview query={query} answers={answers} focus={focus} /> : undefined}>
      {children}
      <Disclosure title={text.test}>
        <p className="ui-help">{text.testHelp}</p>
        <div className="template-form">
          <TemplateQuestions />
        </div>
      </Disclosure>
    </Panes>
  );
}
