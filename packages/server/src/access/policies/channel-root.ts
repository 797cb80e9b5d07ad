/** Members of a chat channel; one of them is its root. */
export interface ChannelMember {
  readonly userId: number;
  readonly root: boolean;
}

/** Moves the root flag to another member: exactly one has it afterwards. Members unknown to the channel change nothing. */
export function moveChannelRoot(members: readonly ChannelMember[], userId: number): readonly ChannelMember[] {
  if (!members.some((member) => member.userId === userId)) return members;
  return members.map((member) => ({ ...member, root: member.userId === userId }));
}
