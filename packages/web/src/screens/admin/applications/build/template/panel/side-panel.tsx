import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { excerptOf } from '../../../../../../kits/excerpt.ts';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button, IconButton } from '../../../../../../ui/button.tsx';
import { useToast } from '../../../../../../ui/toast.tsx';
import { useSteps } from '../../builder-context.ts';
import type { TemplateStore } from '../template-store.ts';
import { allText, isBlock, isOwn, keyOf, kindOf, shellOf, type FoundBlock } from '../tree/block-node.ts';
import { moveBlock, removeBlock, setShell } from '../tree/commands.ts';
import { BlockConditions, BlockLoop } from './block-conditions.tsx';
import { FileText } from './file-text.tsx';
import './panel.css';

interface SidePanelProps {
  readonly template: TemplateStore;
  readonly block: FoundBlock | undefined;
  /** What else is known of the block: findings, reasons, format. */
  readonly children: ReactNode;
}

/** The settings of the chosen block. */
export function SidePanel({ template, block, children }: SidePanelProps) {
  const text = useText(builderTemplateText);
  return (
    <section className="template-panel" aria-label={text.settings}>
      {block === undefined ? (
        <p className="ui-help">{text.choose}</p>
      ) : (
        <BlockSettings template={template} block={block} />
      )}
      {children}
    </section>
  );
}

/** Most characters of a text that a heading shows. */
const mostLabel = 40;

function BlockSettings({
  template,
  block: { node, around },
}: {
  readonly template: TemplateStore;
  readonly block: FoundBlock;
}) {
  const text = useText(builderTemplateText);
  const key = keyOf(node);
  const options = shellOf(node).options ?? {};
  const isFrozen = template.isFrozen;
  const change = (next: typeof options | undefined): void =>
    void template.run((state) => setShell(state, key, { options: next }));
  return (
    <>
      <header>
        <h2>{text.kinds[kindOf(node)]}</h2>
        <p className="template-excerpt">{excerptOf(allText(node), mostLabel) || text.empty}</p>
        {around.length === 0 ? null : (
          <nav aria-label={text.around} className="template-around">
            {around.filter(isBlock).map((each) => (
              <Button key={keyOf(each)} kind="quiet" size="small" onClick={() => template.choose(keyOf(each))}>
                {text.kinds[kindOf(each)]}
              </Button>
            ))}
          </nav>
        )}
        {isOwn(node) && !isFrozen ? <BlockTools template={template} block={{ node, around }} /> : null}
      </header>
      <FileText template={template} block={{ node }} />
      <BlockConditions key={`when ${key}`} options={options} disabled={isFrozen} onChange={change} />
      <BlockLoop options={options} disabled={isFrozen} onChange={change} />
    </>
  );
}

/** Moves and removes a block that was put in. */
function BlockTools({
  template,
  block: { node, around },
}: {
  readonly template: TemplateStore;
  readonly block: Pick<FoundBlock, 'node' | 'around'>;
}) {
  const text = useText(builderTemplateText);
  const { undo } = useSteps();
  const toast = useToast();
  const key = keyOf(node);
  const siblings = around.at(-1);
  return (
    <div className="builder-actions">
      <IconButton
        label={text.up}
        icon={<ArrowUp className="ui-icon" aria-hidden="true" />}
        disabled={siblings?.firstChild === node}
        onClick={() => template.run((state) => moveBlock(state, key, -1))}
      />
      <IconButton
        label={text.down}
        icon={<ArrowDown className="ui-icon" aria-hidden="true" />}
        disabled={siblings?.lastChild === node}
        onClick={() => template.run((state) => moveBlock(state, key, 1))}
      />
      <IconButton
        label={text.remove}
        icon={<Trash2 className="ui-icon" aria-hidden="true" />}
        onClick={() => {
          if (template.run((state) => removeBlock(state, key))) toast(text.removed, undo);
        }}
      />
    </div>
  );
}
