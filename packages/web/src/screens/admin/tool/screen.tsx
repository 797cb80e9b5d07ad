import { useScreenTitle } from '../../../kits/titles.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ExportForm } from './export-form.tsx';
import { ImportSection } from './import-section.tsx';

/** Moves applications between instances: exports as jobs, imports with a preview. */
export function Screen() {
  const title = useScreenTitle();
  return (
    <>
      <PageHead title={title} />
      <ExportForm />
      <ImportSection />
    </>
  );
}
