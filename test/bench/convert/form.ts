/** The documents of the bench. A process sets one, which `SHORUI_BENCH_FORM` names. */
export const formNames = ['contract', 'minutes', 'lease'] as const;
export type FormName = (typeof formNames)[number];
export const formName: FormName = formNames.find((name) => name === process.env['SHORUI_BENCH_FORM']) ?? 'contract';
