import { useState } from 'react';
import { commonText } from '../../messages/common.ts';
import { conflictText } from '../../messages/conflict.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { Overlaps } from './overlaps.tsx';
import type { FormState } from './plain-form.tsx';

export interface FailureNoticeProps {
  readonly state: FormState;
  /**
   * Reads the record again after somebody else changed it, keeps what was entered and gives the names of the fields that both changed;
   * undefined where the record could not be read.
   */
  readonly onReload?: (() => Promise<readonly string[] | undefined>) | undefined;
}

/** The button that was pressed is gone: the focus goes to what it brought. */
const takeFocus = (told: HTMLElement | null): void => told?.focus();

/** Why a form was refused. A conflict tells who was faster and offers to reload; after that, what both have changed. */
export function FailureNotice({ state: { pending, failure, isConflict, settle }, onReload }: FailureNoticeProps) {
  const common = useText(commonText);
  const text = useText(conflictText);
  const [isLoading, setLoading] = useState(false);
  const [both, setBoth] = useState<readonly string[]>();
  // What was on the screen is sent: the overlaps are decided.
  if (pending && both !== undefined) setBoth(undefined);
  const reload = async (): Promise<void> => {
    setLoading(true);
    try {
      const names = await onReload?.();
      if (names === undefined) return;
      setBoth(names);
      settle();
    } finally {
      setLoading(false);
    }
  };
  if (failure !== undefined)
    return (
      <Notice kind="danger">
        <p>{failure}</p>
        {isConflict && onReload !== undefined ? (
          <>
            <p>{text.kept}</p>
            <Button size="small" pending={isLoading ? common.loading : undefined} onClick={() => void reload()}>
              {common.reload}
            </Button>
          </>
        ) : null}
      </Notice>
    );
  if (both === undefined) return null;
  return (
    <div ref={takeFocus} tabIndex={-1} data-focus-quiet="">
      <Overlaps names={both} />
    </div>
  );
}
