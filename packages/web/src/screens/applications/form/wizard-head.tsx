import { ArrowLeft } from 'lucide-react';
import type { AnswerSaver } from '../../../kits/saved-answers/answer-saver.ts';
import { SavedState } from '../../../kits/saved-answers/saved-state.tsx';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { ButtonLink, Link } from '../../../ui/link.tsx';

/** What is answered, whether it is saved, and the way out. */
export function WizardHead({ name, saver }: { readonly name: string; readonly saver: AnswerSaver }) {
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
      <ButtonLink kind="quiet" to="/applications/list">
        {text.exit}
      </ButtonLink>
    </header>
  );
}
