import { ArrowLeft } from 'lucide-react';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { ButtonLink } from '../../../../../ui/link.tsx';
import { useApplication, useBuilder } from '../builder-context.ts';
import { AnswerSetChoice } from '../test/answer-set-choice.tsx';
import type { TemplateStore } from './template-store.ts';

/** What the pages show: the template with its tags, or the document with the sample answers. */
export const templateViews = ['asWritten', 'withAnswers'] as const;
export type TemplateView = (typeof templateViews)[number];

interface EditorHeadProps {
  readonly template: TemplateStore;
  readonly view: TemplateView;
  readonly onView: (view: TemplateView) => void;
}

/** The way back, which template is edited, and what its pages show. */
export function EditorHead({ template, view, onView }: EditorHeadProps) {
  const text = useText(builderTemplateText);
  const { id } = useBuilder();
  const file = useApplication().files.find((each) => each.id === template.fileId);
  return (
    <header className="template-head">
      <ButtonLink
        kind="quiet"
        size="small"
        to="/admin/applications/build/:id?"
        params={{ id }}
        search={{ part: 'files' }}
      >
        <ArrowLeft className="ui-icon" aria-hidden="true" />
        {text.back}
      </ButtonLink>
      <h2>{file?.name}</h2>
      <div className="template-views" role="group" aria-label={text.view}>
        {templateViews.map((each) => (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
            {text[each]}
          </button>
        ))}
      </div>
      {view === 'withAnswers' ? <AnswerSetChoice /> : null}
      {template.isFrozen ? <p className="ui-help">{text.read}</p> : null}
    </header>
  );
}
