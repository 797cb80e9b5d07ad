import { defineRule } from './rule-definition.ts';

/**
 * No approver who has an open request (`requested`) is asked again, nor twice in one request. After a checkback
 * the request is no longer open, so it is not in `requested`.
 */
export const sameApproverTwiceRule = defineRule({
  name: 'same_approver_twice',
  check(value, { requested }) {
    const approvers = (Array.isArray(value) ? value : [value]).map(String);
    const open = new Set(requested.map(String));
    return new Set(approvers).size === approvers.length && !approvers.some((approver) => open.has(approver));
  },
});
