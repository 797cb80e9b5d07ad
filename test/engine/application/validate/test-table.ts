import { describeProblem, type Problem } from '@shorui/engine';
import { expect } from 'chai';
import { problemsAfterSetting, short } from './change-sample.ts';

/** What is expected, the pointer that is set in the sample, the value, and the problems in short. */
export type Row = readonly [what: string, pointer: string, value: unknown, ...problems: (readonly [string, string])[]];

/** Every problem can be told in both languages, with nothing left to fill in. */
export function expectWords(problems: readonly Problem[]): void {
  for (const problem of problems) {
    for (const locale of ['ja', 'en'] as const) {
      expect(describeProblem(problem, locale)).to.not.match(/\{[a-z_]+\}|undefined/);
    }
  }
}

/** Writes one test for each row. */
export function testTable(rows: readonly Row[]): void {
  for (const [what, pointer, value, ...wanted] of rows) {
    it(what, () => {
      const problems = problemsAfterSetting(pointer, value);
      expect(problems.map(short)).to.deep.equal(wanted);
      expectWords(problems);
    });
  }
}
