import { describeProblem, lintTemplate, type Finding } from '@shorui/engine';
import { fixTemplate, namesFromSchema, type FixOptions, type LintOptions } from '@shorui/engine/lint';
import { makeDocx, p, type ExtraParts } from '../support/make-docx.ts';
import { textOf } from '../support/read-docx.ts';

/** Names of a small contract, with a list, choices and a name that holds a space. */
export const contractNames = namesFromSchema({
  type: 'object',
  properties: {
    会社名: { type: 'string' },
    契約日: { type: 'string', format: 'date' },
    契約金額: { type: 'number' },
    締結済み: { type: 'boolean' },
    雇用形態: { enum: ['正社員', '契約社員', 'パート'] },
    資格: { type: 'array', items: { enum: ['簿記', '英検'] } },
    '支店 名': { type: 'string' },
    ロゴ: { type: 'string' },
    代表者: { type: 'object', properties: { 姓: { type: 'string' }, 名: { type: 'string' } } },
    従業員: {
      type: 'array',
      items: { type: 'object', properties: { 氏名: { type: 'string' }, 入社日: { type: 'string', format: 'date' } } },
    },
  },
});

/** Findings of a body that is given as XML, or as the text of one paragraph. */
export function lint(body: string, options: LintOptions = {}, extra: ExtraParts = {}): readonly Finding[] {
  return lintTemplate(makeDocx(body.startsWith('<') ? body : p(body), extra), options).findings;
}

export const idsOf = (findings: readonly Finding[]): string[] => findings.map(({ id }) => id);

/** Ids of what is found in a body. */
export const lintIds = (body: string, options: LintOptions = {}): string[] => idsOf(lint(body, options));

/** Ids of what is found in a body when the names of the contract are known. */
export const contractIds = (body: string): string[] => lintIds(body, { names: contractNames });

/** The text of a body after everything safe is repaired. */
export function fixText(body: string, options: FixOptions = {}): string {
  return textOf(fixTemplate(makeDocx(body.startsWith('<') ? body : p(body)), options).bytes);
}

export const inJapanese = (findings: readonly Finding[]): string =>
  findings.map((finding) => describeProblem(finding, 'ja')).join('\n');
