import { Image, List, Pilcrow, SeparatorHorizontal, Table, TextQuote } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import { readPicture } from './read-picture.ts';
import type { TemplateStore } from './template-store.ts';
import { insertableKinds, insertBlock, type InsertableKind } from './tree/commands.ts';

const icons: Readonly<Record<InsertableKind, ReactNode>> = {
  newParagraph: <Pilcrow className="ui-icon" aria-hidden="true" />,
  newList: <List className="ui-icon" aria-hidden="true" />,
  newTable: <Table className="ui-icon" aria-hidden="true" />,
  image: <Image className="ui-icon" aria-hidden="true" />,
  pagebreak: <SeparatorHorizontal className="ui-icon" aria-hidden="true" />,
  proposal: <TextQuote className="ui-icon" aria-hidden="true" />,
};

/** What can be put in after the chosen block. */
export function InsertBar({ template }: { readonly template: TemplateStore }) {
  const text = useText(builderTemplateText);
  const toast = useToast();
  const picture = useRef<HTMLInputElement>(null);
  const insert = (kind: InsertableKind, src = ''): void => {
    const after = template.state().chosen;
    if (!template.run((state) => insertBlock(state, kind, { after, src }))) return toast(text.noPlace);
    return template.focus();
  };
  const take = async (file: File | undefined): Promise<void> => {
    const src = file && (await readPicture(file));
    if (file !== undefined && src === undefined) toast(text.imageLarge);
    if (src !== undefined) insert('image', src);
  };
  return (
    <div className="template-insert" role="toolbar" aria-label={text.insertAfter}>
      {insertableKinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          kind="quiet"
          aria-label={`${text.insert}：${text.insertKinds[kind]}`}
          onClick={() => (kind === 'image' ? picture.current?.click() : insert(kind))}
        >
          {icons[kind]}
          {text.insertKinds[kind]}
        </Button>
      ))}
      <input
        ref={picture}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={text.imagePick}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
