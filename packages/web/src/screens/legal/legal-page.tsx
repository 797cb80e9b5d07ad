import { readServerSettings } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { legalFrameText } from '../../messages/legal/frame.ts';
import type { LegalText } from '../../messages/legal/legal-text.ts';
import { useText } from '../../messages/locale.ts';
import { Prose } from '../../ui/prose.tsx';
import { Notice } from '../../ui/surfaces.tsx';

/** Terms or a policy as a page to read, with the contact that the staff entered in the settings of the service. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const frame = useText(legalFrameText);
  const isApplication = useLocation().pathname.endsWith('-application');
  const { data: settings } = useQuery(endpointQuery(readServerSettings));
  const email = settings?.support_email ?? undefined;
  const sections = [
    ...text.sections,
    ...(isApplication ? [text.applicationSection] : []),
    [frame.contact, email === undefined ? frame.noContact : frame.contactBy(email)] as const,
  ];
  return (
    <Prose
      title={isApplication ? text.applicationTitle : text.title}
      lead={text.lead}
      notice={<Notice kind="warning">{frame.draft}</Notice>}
      contentsLabel={frame.contents}
      sections={sections.map(([heading, ...paragraphs]) => ({ heading, paragraphs }))}
    />
  );
}
