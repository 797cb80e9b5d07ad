import type { AdvisorComment } from '@shorui/server/contract';
import type { PinnedComment } from '../../../kits/comments/pin-desk.ts';

/** Comments as their pins show them. */
export const pinnedOf = (comments: readonly AdvisorComment[] = []): readonly PinnedComment[] =>
  comments.map(({ id, place, author_name: author }) => ({ id, place, author }));
