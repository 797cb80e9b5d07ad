import { defineMailTemplate, facts, note, paragraph } from '../mail-template.ts';
import { Moment, Name, Shape, Words } from '../template-values.ts';

/** To an outside advisor who has the link already: it is the advisor's turn, or the due date is near. The link is not known any more. */
export const approvalAdvisorTurn = defineMailTemplate({
  name: 'approval-advisor-turn',
  values: Shape({
    name: Name,
    company: Name,
    applicant: Name,
    document: Words,
    due: Words,
    /** When the mail with the link was sent. */
    asked: Moment,
  }),
  jp: {
    subject: '【Shorui】書類のご確認をお待ちしています（{{company}}）',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph(
        '「{{company}}」の{{applicant}}様から依頼された書類は、ご確認いただける状態です。前回お送りしたメールのボタンから書類を確認し、承認または差し戻しをお願いします。',
      ),
      facts(['書類', '{{document}}'], ['期限', '{{due}}'], ['前回のメールの送信日時', '{{asked}}']),
      note('前回のメールが見つからないときは、依頼した方にお問い合わせください。'),
    ],
  },
  en: {
    subject: '[Shorui] {{company}} awaits your review of a document',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph(
        'The document that {{applicant}} of {{company}} asks you to review is ready for you. Use the button of our earlier mail to read it, and to approve it or check it back.',
      ),
      facts(['Document', '{{document}}'], ['Due', '{{due}}'], ['Our earlier mail was sent', '{{asked}}']),
      note('If you cannot find that mail, ask the person who asked you.'),
    ],
  },
});
