import { planAllowsUser } from '@shorui/server/access';
import type { ApplicationRun, RunFile } from '@shorui/server/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { sessionQuery } from '../../../api/session.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { FileRunDialog } from './file-run-dialog.tsx';

export interface FileRunButtonProps {
  readonly run: ApplicationRun;
  readonly files: readonly RunFile[];
}

/** Files what the run makes as documents; for workspaces whose plan has documents. */
export function FileRunButton({ run, files }: FileRunButtonProps) {
  const text = useText(downloadsText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  const [isOpen, setOpen] = useState(false);
  const kept = files.filter(({ guide }) => !guide);
  if (kept.length === 0 || user === null) return null;
  if (!planAllowsUser(user.planPermission, 'crud_document', user.is_role_application)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FolderInput className="ui-icon" aria-hidden="true" />
        {text.keep}
      </Button>
      {isOpen ? <FileRunDialog run={run} files={kept} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
