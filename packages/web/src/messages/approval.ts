import { defineText } from './locale.ts';

/** Words of approvals. */
export const approvalText = defineText({
  jp: { boxes: '押印欄', you: 'あなた', next: '次の人', later: '未着手' },
  en: { boxes: 'Approval stamps', you: 'You', next: 'Next', later: 'Not yet' },
});
