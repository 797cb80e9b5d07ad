import type { DocumentDetail } from '@shorui/server/contract';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';

/** Which application made a document, and for the person who answered it the way to the answers. */
export function RunLink({ run }: { readonly run: NonNullable<DocumentDetail['run']> }) {
  const text = useText(documentDetailText);
  return (
    <p>
      {text.madeBy(run.application_name)}{' '}
      {run.is_own ? (
        <ButtonLink to="/applications/download/:app_user_id?" params={{ app_user_id: run.id }} size="small">
          {text.openRun}
        </ButtonLink>
      ) : null}
    </p>
  );
}
