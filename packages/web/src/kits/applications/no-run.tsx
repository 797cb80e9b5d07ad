import { Files } from 'lucide-react';
import { applicationsText } from '../../messages/applications.ts';
import { useText } from '../../messages/locale.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';

/** In the place of a page about a run that the address does not name. */
export function NoRun() {
  const text = useText(applicationsText);
  return (
    <EmptyState
      icon={<Files aria-hidden="true" />}
      title={text.noRun}
      action={
        <ButtonLink kind="main" to="/applications/list">
          {text.listLink}
        </ButtonLink>
      }
    >
      {text.noRunWhy}
    </EmptyState>
  );
}
