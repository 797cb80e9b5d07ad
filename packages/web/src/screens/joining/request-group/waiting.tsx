import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { sessionQuery } from '../../../api/session.ts';
import { joiningText } from '../../../messages/joining.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/surfaces.tsx';

/** The request waits for its approval. The session tells when the member has come into a group. */
export function Waiting({ isNew }: { readonly isNew: boolean }) {
  const text = useText(joiningText);
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'asking' | 'waiting'>('idle');
  const check = async (): Promise<void> => {
    setState('asking');
    const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (user === null || user.default_path !== '/request-group') return location.assign('/dashboard');
    setState('waiting');
  };
  return (
    <EmptyState
      icon={<Hourglass aria-hidden="true" />}
      title={text.waitingTitle}
      action={
        <Button pending={state === 'asking' ? text.checkAgain : undefined} onClick={() => void check()}>
          {text.checkAgain}
        </Button>
      }
    >
      {isNew ? text.waiting : text.alreadyWaiting}
      {state === 'waiting' ? <span role="status"> {text.stillWaiting}</span> : null}
    </EmptyState>
  );
}
