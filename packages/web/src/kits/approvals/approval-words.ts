import type { Approval } from '@shorui/server/contract';
import type { approvalsText } from '../../messages/approvals.ts';
import type { ApprovalBox, StampProps } from '../../ui/stamp.tsx';
import type { Meaning } from '../../ui/surfaces.tsx';

type Words = typeof approvalsText.jp;
export type ApprovalStep = Approval['steps'][number];

/** The meaning of the state of a request, as badges show it. */
export const meaningOf: Readonly<Record<Approval['state'], Meaning>> = {
  open: 'info',
  approved: 'success',
  checked_back: 'warning',
  withdrawn: 'neutral',
};

export const stepMeaning: Readonly<Record<ApprovalStep['state'], Meaning>> = {
  waiting: 'neutral',
  asked: 'info',
  approved: 'success',
  checked_back: 'warning',
  closed: 'neutral',
};

/** Who is asked in a step: the member, or the advisor by name or address. */
export function nameOf({ approver, advisor }: ApprovalStep, text: Words): string {
  return approver?.full_name ?? advisor?.name ?? advisor?.email ?? text.removedUser;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The date in a stamp: 26.11.23. */
function stampDate(instant: string): string {
  const at = new Date(instant);
  return [at.getFullYear() % 100, at.getMonth() + 1, at.getDate()].map(two).join('.');
}

/** The part of a name that a seal has: before the given name, after a title or a company (弁護士 大岡 律); of an address its beginning. */
function familyName(name: string): string {
  const parts = name.trim().split(/[\s　]+/);
  return parts.at(parts.length < 3 ? 0 : -2)?.split('@')[0] ?? '';
}

const stamp = (group: string, instant: string, name: string): StampProps => ({
  group,
  date: stampDate(instant),
  name: familyName(name),
});

/** Is it the turn of this member: as the approver, or as the substitute for one? */
export function isTurnOf({ state, approver, substitutes }: ApprovalStep, userId: number): boolean {
  return state === 'asked' && [approver, ...substitutes].some((person) => person?.id === userId);
}

/** 押印欄 of a request: who asked, then each approver in turn. */
export function boxesOf({ steps, applicant, created_at: asked }: Approval, userId: number, text: Words): ApprovalBox[] {
  return [
    { role: text.drafter, stamp: stamp(text.stampAsked, asked, applicant.full_name) },
    ...steps.map((step, at): ApprovalBox => {
      const role = step.advisor === null ? text.stepRole(at + 1) : text.advisorRole(at + 1);
      const words = step.state === 'checked_back' ? text.stampCheckedBack : text.stampApproved;
      if (step.acted_at !== null)
        return { role, stamp: stamp(words, step.acted_at, step.acted_by?.full_name ?? nameOf(step, text)) };
      if (step.state !== 'asked') return { role };
      return { role, waiting: isTurnOf(step, userId) ? 'you' : 'other' };
    }),
  ];
}
