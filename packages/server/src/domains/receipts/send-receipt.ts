import { pdfType } from '../../contract/index.ts';
import type { ReplyControl } from '../../http/handler.ts';
import { sendAttachment } from '../../http/send-attachment.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { Receipt } from './model.ts';
import { presentReceipt } from './present.ts';

/** Sends the PDF of a receipt. From the second copy on it is marked as issued again at `now`. */
export function sendReceipt(reply: ReplyControl, receipt: Receipt, now: Date): '' {
  const shown = presentReceipt(receipt);
  const bytes = drawReceipt({ ...shown, isReissued: shown.copies > 1, reissuedAt: now });
  return sendAttachment(reply, { name: `領収書_${shown.number}.pdf`, type: pdfType, content: bytes });
}
