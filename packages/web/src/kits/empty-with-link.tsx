import type { LucideIcon } from 'lucide-react';
import type { PlainPath } from '../routes/screen-paths.ts';
import { ButtonLink } from '../ui/link.tsx';
import { EmptyState } from '../ui/surfaces.tsx';

export interface EmptyWithLinkProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly why: string;
  /** The screen that leads on, and the words of the link. */
  readonly to: PlainPath;
  readonly link: string;
}

/** A page or list that has nothing to show, with a link to the screen that leads on. */
export function EmptyWithLink({ icon: Icon, title, why, to, link }: EmptyWithLinkProps) {
  return (
    <EmptyState
      icon={<Icon aria-hidden="true" />}
      title={title}
      action={
        <ButtonLink<PlainPath> kind="main" to={to}>
          {link}
        </ButtonLink>
      }
    >
      {why}
    </EmptyState>
  );
}
