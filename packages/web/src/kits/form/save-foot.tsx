import { CircleAlert } from 'lucide-react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { useFormPart, useFormStore } from './form-parts.ts';
import type { FormState } from './plain-form.tsx';

export interface SaveFootProps {
  readonly state: FormState;
  /** Reads the record again after somebody else changed it. What was entered is lost. */
  readonly onReload?: () => void;
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
      {state.failure === undefined ? null : (
        <Notice kind="danger">
          <p>{state.failure}</p>
          {state.isConflict && onReload !== undefined ? (
            <Button size="small" onClick={onReload}>
              {text.reload}
            </Button>
          ) : null}
        </Notice>
      )}
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
