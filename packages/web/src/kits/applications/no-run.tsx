import { Files } from 'lucide-react';
import { applicationsText } from '../../messages/applications.ts';
import { useText } from '../../messages/locale.ts';
import { EmptyWithLink } from '../empty-with-link.tsx';

/** In the place of a page about a run that the address does not name. */
export function NoRun() {
  const { noRun, noRunWhy, listLink } = useText(applicationsText);
  return <EmptyWithLink icon={Files} title={noRun} why={noRunWhy} to="/applications/list" link={listLink} />;
}
