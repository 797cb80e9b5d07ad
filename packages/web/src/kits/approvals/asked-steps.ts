import type { BodyOf, requestApproval } from '@shorui/server/contract';
import type { approvalsText } from '../../messages/approvals.ts';
import type { ComboOption } from '../../ui/use-options.ts';

type Words = typeof approvalsText.jp;

/** One approver while the request is written: a member who is chosen, or an outside advisor by address. */
export interface AskedStep {
  readonly key: number;
  readonly kind: 'member' | 'advisor';
  readonly member: ComboOption | undefined;
  readonly email: string;
  readonly name: string;
  /** `2026-11-30`; empty: none. */
  readonly dueOn: string;
  /** Why the text of the due date is no day. */
  readonly problem?: string | undefined;
}

export const newStep = (key: number, kind: AskedStep['kind']): AskedStep => ({
  key,
  kind,
  member: undefined,
  email: '',
  name: '',
  dueOn: '',
});

/** What a step is called: 承認者1. */
export const labelOf = ({ kind }: AskedStep, at: number, text: Words): string =>
  kind === 'member' ? text.approverOf(at + 1) : text.advisorOf(at + 1);

/** What is missing in the steps, by their keys. */
export function problemsOf(steps: readonly AskedStep[], text: Words): ReadonlyMap<number, string> {
  return new Map(
    steps.flatMap((step, at): (readonly [number, string])[] => {
      const label = labelOf(step, at, text);
      if (step.kind === 'member') return step.member === undefined ? [[step.key, text.chooseApprover(label)]] : [];
      return step.email.trim() === '' ? [[step.key, text.enterEmail(label)]] : [];
    }),
  );
}

/** The steps as the call takes them. */
export function stepsBody(steps: readonly AskedStep[]): NonNullable<BodyOf<typeof requestApproval>['steps']> {
  return steps.map(({ kind, member, email, name, dueOn }) => ({
    ...(kind === 'member' ? { approver_id: Number(member?.value) } : { advisor_email: email.trim() }),
    ...(kind === 'advisor' && name.trim() !== '' ? { advisor_name: name.trim() } : {}),
    ...(dueOn === '' ? {} : { due_on: dueOn }),
  }));
}

/** Most points of a request, and most characters of one. */
const [mostPoints, longestPoint] = [50, 500];

/** The points about which advisors decide: one in a line. */
export const pointsOf = (written: string): readonly string[] =>
  written.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** What is wrong with the points; undefined where nothing is. */
export function pointsRefusal(points: readonly string[], text: Words): string | undefined {
  if (points.length > mostPoints) return text.tooManyPoints(mostPoints);
  return points.some((point) => [...point].length > longestPoint) ? text.longPoint(longestPoint) : undefined;
}
