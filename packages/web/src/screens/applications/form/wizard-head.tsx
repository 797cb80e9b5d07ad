import { ArrowLeft, Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { AnswerSaver } from '../../../kits/saved-answers/answer-saver.ts';
import { SavedState } from '../../../kits/saved-answers/saved-state.tsx';
import { useText } from '../../../messages/locale.ts';
import { previewText } from '../../../messages/preview.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { WindowDialog } from '../../../ui/window-dialog.tsx';

export interface WizardHeadProps {
  readonly name: string;
  readonly saver: AnswerSaver;
  /** What the answers make, where it is not beside the questions. */
  readonly preview: ReactNode | undefined;
}

/** What is answered, whether it is saved, the way to the paper in narrow windows, and the way out. */
export function WizardHead({ name, saver, preview }: WizardHeadProps) {
  const text = useText(wizardText);
  return (
    <header className="wizard-head">
      <Link to="/applications/list" className="wizard-out">
        <ArrowLeft className="ui-icon-20" aria-hidden="true" />
        <span className="ui-sr">{text.back}</span>
      </Link>
      <div>
        <h1>{name}</h1>
        <SavedState saver={saver} />
      </div>
      {preview === undefined ? null : <PreviewButton name={name}>{preview}</PreviewButton>}
      <ButtonLink kind="quiet" to="/applications/list">
        {text.exit}
      </ButtonLink>
    </header>
  );
}

/** Opens the paper over the whole window. */
function PreviewButton({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const text = useText(previewText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Eye className="ui-icon" aria-hidden="true" />
        {text.title}
      </Button>
      {isOpen ? (
        <WindowDialog title={text.of(name)} onClose={() => setOpen(false)}>
          {children}
        </WindowDialog>
      ) : null}
    </>
  );
}
