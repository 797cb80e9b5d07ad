/** The forms of the bench. A process fills one, which `SHORUI_BENCH_FORM` names. */
export const formNames = ['application', 'register'] as const;
export type FormName = (typeof formNames)[number];
export const formName: FormName = formNames.find((name) => name === process.env['SHORUI_BENCH_FORM']) ?? 'application';
