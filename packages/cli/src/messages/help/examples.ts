/** Examples in the help. They are the same in every language; a test runs those of
 * fixtures as they are printed. The key is the name of the command; '' is that of the program. */
export const helpExamples: Readonly<Record<string, readonly string[]>> = {
  '': [
    'shorui new letter',
    'shorui generate letter --answers letter/answers/sample.json -o out',
    'shorui fill fixtures/templates/quotation.docx --data fixtures/templates/quotation.json -o out/見積書.docx',
    'shorui validate letter',
  ],
  generate: [
    'shorui generate fixtures/invoice --answers fixtures/invoice/answers/mixed-rates.json -o out',
    'shorui generate fixtures/invoice --answers fixtures/invoice/answers/mixed-rates.json --zip out/invoice.zip',
    'shorui generate fixtures/invoice --answers fixtures/invoice/answers/mixed-rates.json -o out --format pdf',
    'shorui generate fixtures/onboarding-set --answers fixtures/onboarding-set/answers/full-set.json -o out --only files/pledge.docx',
    'shorui generate fixtures/onboarding-set --answers fixtures/onboarding-set/answers/full-set.json --print-set out/入社書類.pdf --duplex',
  ],
  fill: [
    'shorui fill fixtures/templates/cover-letter.docx --data fixtures/templates/cover-letter.json -o out/送付状.docx',
    'shorui fill fixtures/templates/approval-request.docx --data fixtures/templates/approval-request.yaml -o out/稟議書.docx',
    'shorui fill fixtures/templates/quotation.docx --data fixtures/templates/quotation.json -o out/見積書.docx --missing keep',
    'shorui fill fixtures/templates/quotation.docx --data fixtures/templates/quotation.json -o out/見積書.pdf',
    'shorui fill fixtures/forms/acroform.pdf --data fixtures/forms/acroform.json -o out/acroform.pdf',
  ],
  convert: [
    'shorui convert fixtures/templates/cover-letter.docx -o out/送付状.pdf',
    'shorui convert fixtures/templates/cover-letter.docx fixtures/templates/quotation.docx -o out',
    'shorui convert 契約書.docx -o 契約書.pdf --fonts C:\\Windows\\Fonts',
    'shorui convert 契約書.docx -o 契約書.pdf --pdfa --json',
  ],
  merge: [
    'shorui merge fixtures/forms/notification.pdf fixtures/forms/acroform.pdf -o out/提出書類.pdf',
    'shorui merge fixtures/forms/notification.pdf:1 fixtures/templates/cover-letter.docx*2 -o out/提出書類.pdf --duplex',
    'shorui merge fixtures/templates/quotation.docx -o out/見積書.pdf --page-numbers "－{page}－" --attach fixtures/templates/quotation.json',
  ],
  overlay: [
    'shorui overlay fixtures/forms/notification.pdf --fields fixtures/forms/notification.fields.json --data fixtures/forms/notification.json -o out/届出書.pdf',
    'shorui inspect fixtures/forms/notification.pdf',
    'shorui schema fields',
  ],
  bulk: [
    'shorui bulk fixtures/invoice --answers 請求.csv --encoding cp932 -o out',
    'shorui bulk fixtures/invoice --answers 請求.jsonl -o out --name "{{請求先会社名}}_{{請求番号}}" --resume',
    'shorui bulk fixtures/invoice --answers 請求.jsonl -o out --format pdf',
    'shorui bulk fixtures/invoice --answers 請求.json -o out.zip --workers 4',
  ],
  'csv-header': [
    'shorui csv-header fixtures/invoice',
    'shorui csv-header fixtures/invoice --lines 10 -o invoice.csv',
    'shorui csv-header fixtures/address-change --json',
  ],
  verify: ['shorui verify out'],
  inspect: [
    'shorui inspect fixtures/invoice/files/invoice.docx',
    'shorui inspect fixtures/invoice/files/invoice.docx --json',
    'shorui inspect fixtures/forms/acroform.pdf',
    'shorui inspect fixtures/forms/notification.pdf --fields out/fields.json',
  ],
  lint: [
    'shorui lint fixtures/templates/quotation.docx',
    'shorui lint fixtures/employment-contract',
    'shorui lint 契約書.docx --fix -o 契約書_修正.docx',
    'shorui lint 契約書.docx --comments -o 契約書_確認.docx',
  ],
  adopt: [
    'shorui adopt 見積書_旧.docx',
    'shorui adopt 見積書_旧.docx -o 見積書.docx --data 見積書.json',
    'shorui adopt 見積書_旧.docx -o 見積書.docx --delimiters "<< >>"',
  ],
  validate: [
    'shorui validate fixtures/invoice',
    'shorui validate fixtures/invoice --answers fixtures/invoice/answers/mixed-rates.json --json',
  ],
  explain: [
    'shorui explain fixtures/employment-contract --answers fixtures/employment-contract/answers/fixed-term.json --question 更新上限',
    'shorui explain fixtures/onboarding-set --answers fixtures/onboarding-set/answers/minimal-set.json --file guarantee.docx',
    'shorui inspect fixtures/employment-contract/files/employment-contract.docx',
    'shorui explain fixtures/employment-contract --answers fixtures/employment-contract/answers/fixed-term.json --block employment-contract.docx#0.5',
  ],
  schema: [
    'shorui schema',
    'shorui schema application',
    'shorui schema fields',
    'shorui schema answers fixtures/invoice',
  ],
  new: [
    'shorui new todoke --from fixtures/forms/notification.pdf',
    'shorui new letter',
    'shorui generate letter --answers letter/answers/sample.json -o out',
  ],
  completion: ['shorui completion bash', 'shorui completion zsh', 'shorui completion fish'],
  serve: [
    'shorui migrate && shorui serve',
    'SHORUI_PORT=8080 SHORUI_DATA=/var/lib/shorui shorui serve',
    'SHORUI_DATABASE_URL=postgres://shorui@db/shorui SHORUI_RUN_JOBS=false shorui serve',
  ],
  worker: ['SHORUI_DATABASE_URL=postgres://shorui@db/shorui shorui worker'],
  migrate: ['shorui migrate', 'shorui migrate --status', 'shorui migrate --down'],
  'admin create': ['shorui admin create yamada --name "山田 太郎"'],
  backup: ['shorui backup /backup/shorui.zip'],
  restore: [
    'shorui restore /backup/shorui.zip --into /var/lib/shorui',
    'shorui restore /backup/shorui.zip --into postgres://shorui@db/shorui',
    'shorui restore /backup/shorui.zip --force',
  ],
};
