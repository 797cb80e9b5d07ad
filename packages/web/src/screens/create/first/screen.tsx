import { useScreenTitle } from '../../../kits/titles.ts';
import { useAllows } from '../../../layouts/allows.ts';
import { createText } from '../../../messages/create.ts';
import { useText } from '../../../messages/locale.ts';
import { Entries, Entry } from '../../../ui/entries.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { BegunSection } from './begun-section.tsx';
import { DraftSection } from './draft-section.tsx';

/** How to begin a document: answer an application, fill in a template, upload a file; what was begun before. */
export function Screen() {
  const text = useText(createText);
  const allows = useAllows();
  return (
    <>
      <PageHead
        title={useScreenTitle()}
        lead={text.firstLead}
        actions={
          allows('/create/template') ? <ButtonLink to="/create/template">{text.ownTemplates}</ButtonLink> : undefined
        }
      />
      <Entries label={text.ways}>
        {allows('/create/document') ? (
          <Entry title={<Link to="/create/document">{text.byTemplate}</Link>}>
            <p>{text.byTemplateWhy}</p>
          </Entry>
        ) : null}
        {allows('/applications') ? (
          <Entry title={<Link to="/applications">{text.byApplication}</Link>}>
            <p>{text.byApplicationWhy}</p>
          </Entry>
        ) : null}
        <Entry title={<Link to="/document/upload">{text.byUpload}</Link>}>
          <p>{text.byUploadWhy}</p>
        </Entry>
      </Entries>
      <BegunSection />
      <DraftSection />
    </>
  );
}
