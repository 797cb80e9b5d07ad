import { ApiError } from '@shorui/server/client';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/surfaces.tsx';

/** Codes of a link that leads nowhere: unknown, over, revoked, or not even of the right shape. */
const deadCodes: readonly string[] = ['invalid', 'dead_link', 'not_found'];

/** Is this the refusal of a link that does not work, or no longer? */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && deadCodes.includes(error.code);
}

export interface LinkEndProps {
  readonly title: string;
  /** What has ended. */
  readonly what: string;
  /** Why, and what to do. */
  readonly children?: ReactNode;
}

/** In the place of what a link led to: it has ended. */
export function LinkEnd({ title, what, children }: LinkEndProps) {
  return (
    <div className="ui-stack">
      <h1>{title}</h1>
      <Notice kind="warning">
        <p>{what}</p>
        {children === undefined ? null : <p>{children}</p>}
      </Notice>
    </div>
  );
}
