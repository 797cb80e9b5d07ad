import type { Application } from '@shorui/engine';
import { saveVersion, type ApplicationView } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { builderText } from '../../../../messages/builder.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/surfaces.tsx';
import { useBuilder, useApplication } from './builder-context.ts';

/** Why a published version does not change, and the two ways on: the next version, and the page that changes who can use this one. */
export function FrozenNotice({ view }: { readonly view: ApplicationView }) {
  const text = useText(builderText);
  const { id, store } = useBuilder();
  const refresh = useRefresh();
  const { frozen } = useApplication();
  const next = useMutation({
    mutationFn: () => api.call(saveVersion, { params: { id }, body: { version: view.version } }),
    onSuccess: (after) => {
      store.saving.receive({ application: after.definition as unknown as Application, version: after.version });
      return refresh('applications');
    },
  });
  if (frozen !== true) return null;
  return (
    <div className="builder-notice">
      <Notice>
        <p>{text.frozenNotice}</p>
        <div className="ui-actions">
          <Button
            size="small"
            pending={next.isPending ? text.nextVersionPending : undefined}
            onClick={() => next.mutate()}
          >
            {text.nextVersion}
          </Button>
          <ButtonLink size="small" to="/admin/applications/:id" params={{ id: String(id) }}>
            {text.applicationPage}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
