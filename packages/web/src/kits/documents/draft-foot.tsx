import { commonText } from '../../messages/common.ts';
import { documentDraftsText } from '../../messages/document-drafts.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import type { FormState } from '../form/plain-form.tsx';
import type { DraftForm } from './use-draft-form.ts';

export interface DraftFootProps {
  readonly draft: DraftForm;
  readonly state: FormState;
  /** Words of the button that files the draft. */
  readonly action: string;
}

/** Below the form of a draft: why it was refused, 下書きのまま保存, and the button that files it. */
export function DraftFoot({ draft: { seen, keep }, state, action }: DraftFootProps) {
  const text = useText(documentDraftsText);
  const common = useText(commonText);
  /** Of the two ways to save, the one that was refused. */
  const shown: FormState = {
    ...(state.failure === undefined ? keep.state : state),
    pending: state.pending || keep.state.pending,
    settle: () => {
      state.settle();
      keep.state.settle();
    },
  };
  return (
    <>
      <FailureNotice state={shown} onReload={seen.reload} />
      <div className="ui-form-foot">
        <Button
          pending={keep.state.pending ? common.saving : undefined}
          onClick={() => {
            state.settle();
            void keep.run();
          }}
        >
          {text.keep}
        </Button>
        <Button type="submit" kind="main" pending={state.pending ? text.filing : undefined}>
          {action}
        </Button>
      </div>
    </>
  );
}
