import type { Approval } from '@shorui/server/contract';
import { FileDiff } from 'lucide-react';
import { documentCompareText } from '../../../../messages/document-compare.ts';
import { useText } from '../../../../messages/locale.ts';
import { ButtonLink } from '../../../../ui/link.tsx';

/** The way from a request to what changed since the request before it. Nothing where the same version was presented. */
export function CompareLink({ approval }: { readonly approval: Approval }) {
  const text = useText(documentCompareText);
  const { document, previous_version_id: from, version_id: to } = approval;
  if (from === null || to === null || from === to) return null;
  return (
    <ButtonLink
      to="/document/detail/:id"
      params={{ id: document.id }}
      search={{ tab: 'versions', from, to }}
      size="small"
    >
      <FileDiff className="ui-icon" aria-hidden="true" />
      {text.sinceLastRequest}
    </ButtonLink>
  );
}
