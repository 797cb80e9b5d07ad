import { commonText } from '../../messages/common.ts';
import { documentDraftsText } from '../../messages/document-drafts.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
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
  return (
    <>
      <FailureNotice state={state} onReload={seen.reload} />
      {keep.failure === undefined ? null : <Notice kind="danger">{keep.failure}</Notice>}
      <div className="ui-form-foot">
        <Button pending={keep.isPending ? common.saving : undefined} onClick={() => void keep.run()}>
          {text.keep}
        </Button>
        <Button type="submit" kind="main" pending={state.pending ? text.filing : undefined}>
          {action}
        </Button>
      </div>
    </>
  );
}
