import { Plus } from 'lucide-react';
import { builderText } from '../../../../../messages/builder.ts';
import { useText } from '../../../../../messages/locale.ts';
import { PopoverButton } from '../../../../../ui/popover.tsx';
import { useApplication, useEdit } from '../builder-context.ts';
import { changesToAdd } from '../document/add-node.ts';
import { iconOfKind, palette } from '../document/kinds.ts';
import type { BuilderNode } from '../document/nodes.ts';

/** The kinds of questions; a press adds one after the chosen question. */
export function PaletteButton({
  node,
  onAdded,
}: {
  readonly node: BuilderNode | undefined;
  readonly onAdded: (id: number) => void;
}) {
  const text = useText(builderText);
  const application = useApplication();
  const edit = useEdit();
  return (
    <PopoverButton label={text.add} icon={<Plus className="ui-icon" />} iconOnly align="end">
      {(close) => (
        <div className="builder-palette" role="group" aria-label={text.addTitle}>
          {palette.map((kind) => {
            const Icon = iconOfKind[kind];
            return (
              <button
                key={kind}
                type="button"
                onClick={() => {
                  const outcome = edit(changesToAdd(application, kind, node, text));
                  close();
                  if ('made' in outcome && outcome.made !== undefined) onAdded(outcome.made);
                }}
              >
                <Icon className="ui-icon" aria-hidden="true" />
                {text.kinds[kind]}
              </button>
            );
          })}
        </div>
      )}
    </PopoverButton>
  );
}
