import { ApiError } from '@shorui/server/client';
import { makeTemplateDocument, type TemplateFill } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { createText } from '../../../messages/create.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Makes the document of what was filled in and shows it. `failure` has the words of a refusal. */
export function useMake({ id }: Pick<TemplateFill, 'id'>) {
  const text = useText(createText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    meta: { handled: true },
    mutationFn: () => api.call(makeTemplateDocument, { params: { id } }),
    onSuccess: async (made) => {
      toast(text.madeToast(made.name));
      await Promise.all([refresh('documentDrafts'), refresh('templateFills')]);
      await navigate({ to: hrefOf('/create/document/edit'), search: { id: made.id, fill: id } });
    },
  });
  return { make: () => mutate(), isPending, failure: error instanceof ApiError ? error.message : undefined };
}
