/** Path of the starter's template in its bundle. */
export const starterTemplatePath = 'files/letter.docx';

/** An application as a person writes it: names instead of ids, fields in their questions. */
export type HandwrittenApplication = Readonly<Record<string, unknown>> & { readonly name: string };

/** A covering letter (送付状): fields of several types, a list that repeats, and a question with a condition. */
export function starterApplication(name: string): HandwrittenApplication {
  return {
    name,
    description: '書類に添える送付状を作成します。質問、項目、ひな形を書き換えてお使いください。',
    questions: [
      {
        name: '宛先',
        title: '送り先を入力してください。',
        required: true,
        fields: [
          { name: '送付日', type: 'date', date_format: 'ggge年M月D日', required: true },
          { name: '宛先会社名', type: 'text', required: true },
          { name: '宛先担当者', type: 'name' },
        ],
      },
      {
        name: '差出人',
        title: '差出人を入力してください。',
        required: true,
        fields: [
          { name: '差出人会社名', type: 'text', required: true },
          { name: '差出人担当者', type: 'name', required: true },
          { name: '差出人電話番号', type: 'phone' },
        ],
      },
      {
        name: '同封書類',
        title: '同封する書類を入力してください。',
        required: true,
        min: 1,
        max: 20,
        fields: [
          { name: '書類名', type: 'text', required: true },
          { name: '部数', type: 'number', required: true },
        ],
      },
      { name: '返送', title: '返送をお願いしますか。', required: true, options: ['要', '不要'] },
      {
        name: '返送の期限',
        title: 'いつまでに返送してもらいますか。',
        conditions: [{ question_id: '返送', operator: 'chosen', option_ids: ['要'] }],
        fields: [{ name: '返送期限', type: 'date', date_format: 'YYYY年M月D日', required: true }],
      },
    ],
    files: [{ path: starterTemplatePath, name: '送付状_{{宛先会社名}}.docx' }],
  };
}
