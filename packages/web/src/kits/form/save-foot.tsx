import { CircleAlert } from 'lucide-react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, type FailureNoticeProps } from './failure-notice.tsx';
import { useFormPart, useFormStore } from './form-parts.ts';

export interface SaveFootProps extends FailureNoticeProps {
  /** Words of the button where it does not save: 招待. */
  readonly action?: string;
  readonly pendingAction?: string;
}

/** The foot of a form: what went wrong, 変更を破棄 while something is changed, 保存. It stays in sight. */
export function SaveFoot({ state, onReload, action, pendingAction }: SaveFootProps) {
  const text = useText(commonText);
  const store = useFormStore();
  const dirty = useFormPart('*dirty', (each) => each.dirty);
  const hasErrors = useFormPart('*errors', ({ errors }) => errors.size > 0);
  return (
    <>
      <FailureNotice state={state} onReload={onReload} />
      <div className="ui-form-foot">
        {hasErrors ? (
          <p className="ui-error">
            <CircleAlert className="ui-icon" aria-hidden="true" />
            {text.summary}
          </p>
        ) : null}
        {dirty ? <Button onClick={() => store.reset()}>{text.discard}</Button> : null}
        <Button type="submit" kind="main" pending={state.pending ? (pendingAction ?? text.saving) : undefined}>
          {action ?? text.save}
        </Button>
      </div>
    </>
  );
}
