import { Undo2 } from 'lucide-react';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { Notice } from '../../../../../../ui/surfaces.tsx';
import type { TemplateStore } from '../template-store.ts';
import { fileText, isChanged, keyOf, type FoundBlock } from '../tree/block-node.ts';
import { adoptText, restoreText } from '../tree/text-commands.ts';

interface FileTextProps {
  readonly template: TemplateStore;
  readonly block: Pick<FoundBlock, 'node'>;
}

/** What the uploaded file says in a block whose text was changed here, or in another version of the file. */
export function FileText({ template, block: { node } }: FileTextProps) {
  const text = useText(builderTemplateText);
  const key = keyOf(node);
  const file = fileText(node);
  const now = template.fileTextNow(key);
  if (file === null) return null;
  if (now !== undefined && now !== file)
    return (
      <Notice kind="warning">
        <p>
          <b>{text.fileDiffers}</b> {now === '' ? text.empty : now}
        </p>
        {template.isFrozen ? null : (
          <Button size="small" onClick={() => template.run((state) => adoptText(state, key, now))}>
            {text.adoptText}
          </Button>
        )}
      </Notice>
    );
  if (!isChanged(node)) return null;
  return (
    <div className="template-file-text">
      <p>
        <b>{text.fileText}</b> {file === '' ? text.empty : file}
      </p>
      {template.isFrozen ? null : (
        <Button size="small" onClick={() => template.run((state) => restoreText(state, key))}>
          <Undo2 className="ui-icon" aria-hidden="true" />
          {text.restoreText}
        </Button>
      )}
    </div>
  );
}
