import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRefresh } from '../../api/refresh.ts';
import { commonText } from '../../messages/common.ts';
import { detailText } from '../../messages/detail.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';
import { useScreensAbove } from '../titles.ts';
import { AskButton } from './ask-button.tsx';

export interface RemoveButtonProps {
  /** What the record is called. */
  readonly name: string;
  /** What is lost by the deletion. */
  readonly effects: readonly string[];
  readonly remove: () => Promise<unknown>;
  /** Takes the deletion back; it is offered for a while. */
  readonly restore?: () => Promise<unknown>;
  /** Part of the contract whose lists are old afterwards: `adminCompanies`. */
  readonly part: string;
}

/** 削除: tells the effects, deletes, goes to the screen above and offers to take it back. */
export function RemoveButton({ name, effects, remove, restore, part }: RemoveButtonProps) {
  const text = useText(detailText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const above = useScreensAbove().at(-1);
  // A refusal opens the dialog of errors: the page of the record is gone by then.
  const undo = useMutation({
    mutationFn: async () => restore?.(),
    onSuccess: async () => {
      toast(text.restored(name));
      await refresh(part);
    },
  });
  return (
    <AskButton
      action={common.delete}
      pending={text.removing}
      kind="danger"
      title={text.removeTitle(name)}
      onAgree={async () => {
        await remove();
        toast(text.removed(name), restore === undefined ? undefined : () => undo.mutate());
        await navigate({ to: above ?? '/' });
        await refresh(part);
      }}
    >
      <p>{text.removeEffects}</p>
      <ul className="ui-bullets">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </AskButton>
  );
}
