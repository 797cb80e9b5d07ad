import { Plus } from 'lucide-react';
import { builderText } from '../../../../../messages/builder.ts';
import { useText } from '../../../../../messages/locale.ts';
import { PopoverButton } from '../../../../../ui/popover.tsx';
import { useApplication, useBuilder, useEdit } from '../builder-context.ts';
import { changesToAdd, isQuestionKind } from '../document/add-node.ts';
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
  const { store } = useBuilder();
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
                  // A field is chosen itself, also where a question was made for it: it was made last.
                  if ('made' in outcome && outcome.made !== undefined)
                    onAdded(isQuestionKind(kind) ? outcome.made : store.state().application.last_id);
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
