import { downloadReceipt } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useRefresh } from '../../api/refresh.ts';
import { downloadsText } from '../../messages/downloads.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { saveReply } from '../save-file.ts';

/** Saves a receipt as PDF. */
export function ReceiptButton({ id }: { readonly id: number }) {
  const text = useText(downloadsText);
  const refresh = useRefresh();
  const get = useMutation({
    mutationFn: async () => saveReply(await api.open(downloadReceipt, { params: { id } }), text.receipt),
    // The copies are counted.
    onSuccess: async () => refresh('receipts'),
  });
  return (
    <Button pending={get.isPending ? text.making : undefined} onClick={() => get.mutate()}>
      {text.getReceipt}
    </Button>
  );
}
