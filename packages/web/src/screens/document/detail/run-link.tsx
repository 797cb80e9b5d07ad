import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';

/** The way from a document that an application made to its answers. */
export function RunLink({ run }: { readonly run: number }) {
  const text = useText(documentDetailText);
  return (
    <p>
      {text.madeBy}{' '}
      <ButtonLink to="/applications/download/:app_user_id?" params={{ app_user_id: run }} size="small">
        {text.openRun}
      </ButtonLink>
    </p>
  );
}
