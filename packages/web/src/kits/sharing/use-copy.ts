import { sharesText } from '../../messages/shares.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';

/** Copies a text and says so, or why it was not copied. */
export function useCopy(): (text: string) => Promise<void> {
  const words = useText(sharesText);
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(words.copied);
    } catch {
      toast(words.notCopied);
    }
  };
}
