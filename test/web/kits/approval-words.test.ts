import type { Approval } from '@shorui/server/contract';
import { expect } from 'chai';
import { boxesOf } from '../../../packages/web/src/kits/approvals/approval-words.ts';
import { approvalsText } from '../../../packages/web/src/messages/approvals.ts';

const at = '2026-11-23T03:00:00.000Z';

/** The name in the seal of an advisor. */
function sealOf(name: string | null): string | undefined {
  const advisor = { name, email: 'ritsu.ooka@example.net' };
  const step = { state: 'approved', approver: null, acted_by: null, acted_at: at, substitutes: [], advisor };
  const approval = { steps: [step], applicant: { full_name: '佐藤 一郎' }, created_at: at } as unknown as Approval;
  const [drafter, box] = boxesOf(approval, 1, approvalsText.jp);
  expect(drafter?.stamp?.name).to.equal('佐藤');
  return box?.stamp?.name;
}

describe('seals of approvals', () => {
  it('have the family name, also after a title, and the beginning of an address without a name', () => {
    expect([sealOf('大岡 律'), sealOf('弁護士 大岡 律'), sealOf('弁護士　大岡　律'), sealOf('大岡')]).to.deep.equal(
      Array.from({ length: 4 }, () => '大岡'),
    );
    expect(sealOf(null)).to.equal('ritsu.ooka');
  });
});
