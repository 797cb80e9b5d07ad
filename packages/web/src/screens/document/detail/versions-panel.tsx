import type { DocumentDetail } from '@shorui/server/contract';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';
import { Link } from '../../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge, Phrases } from '../../../ui/surfaces.tsx';

/** As many versions as are in sight; the tab has all. */
const shown = 3;

/** The last versions of a document, with the way to all of them. */
export function VersionsPanel({ document: { id, versions } }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  if (versions.length === 0) return null;
  return (
    <RuledSection
      title={text.versions}
      count={versions.length}
      action={
        <Link to="/document/detail/:id" params={{ id }} search={{ tab: 'versions' }}>
          {text.allVersions}
        </Link>
      }
    >
      <RuledList label={text.versions}>
        {versions.slice(0, shown).map((version) => (
          <RuledRow
            key={version.id}
            name={
              <>
                <b>{text.version(version.number)}</b> {version.note ?? version.file_name}
              </>
            }
            meta={<Phrases items={[version.created_user?.full_name ?? '', timeOf(version.created_at)]} />}
            end={version.is_current ? <Badge>{text.newest}</Badge> : undefined}
          />
        ))}
      </RuledList>
    </RuledSection>
  );
}
