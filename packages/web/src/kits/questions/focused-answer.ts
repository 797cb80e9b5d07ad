import type { AnswerPath } from '@shorui/engine/answers';
import { useEffect, useState } from 'react';

/** What `Field` is given as `about`, for `useFocusedAnswer`. */
export const aboutOf = (path: AnswerPath): string => JSON.stringify(path);

/**
 * The answer whose input has the focus; undefined where another control has it.
 * @param beside selector of what is beside the form: the focus may go there without a change
 */
export function useFocusedAnswer(beside: string): AnswerPath | undefined {
  const [about, setAbout] = useState<string>();
  useEffect(() => {
    const see = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest(beside) !== null) return;
      setAbout(target.closest<HTMLElement>('[data-about]')?.dataset['about']);
    };
    document.addEventListener('focusin', see);
    return () => document.removeEventListener('focusin', see);
  }, [beside]);
  return about === undefined ? undefined : (JSON.parse(about) as AnswerPath);
}
