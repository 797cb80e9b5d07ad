import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { metasText } from '../../messages/admin-metas.ts';
import { useText } from '../../messages/locale.ts';
import { IconButton } from '../../ui/button.tsx';
import { RuledList, RuledRow } from '../../ui/ruled-list.tsx';

export interface OrderedListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T, index: number) => string | number;
  /** What buttons call the item. */
  readonly nameOf: (item: T, index: number) => string;
  readonly onChange: (items: readonly T[]) => void;
  /** What is shown of an item; its name unless given. */
  readonly show?: (item: T, index: number) => ReactNode;
  /** Before the buttons: further controls of an item. */
  readonly controls?: (item: T, index: number) => ReactNode;
}

/** Items in an order that people change by buttons, and take out. */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { label, items, keyOf, nameOf, onChange, show, controls } = props;
  const text = useText(metasText);
  const moved = (index: number, to: number): readonly T[] => {
    const rest = items.toSpliced(index, 1);
    return rest.toSpliced(to, 0, ...items.slice(index, index + 1));
  };
  return (
    <RuledList label={label}>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        return (
          <RuledRow
            key={keyOf(item, index)}
            name={show === undefined ? name : show(item, index)}
            end={
              <>
                {controls?.(item, index)}
                <IconButton
                  label={text.up(name)}
                  icon={<ArrowUp className="ui-icon" />}
                  disabled={index === 0}
                  onClick={() => onChange(moved(index, index - 1))}
                />
                <IconButton
                  label={text.down(name)}
                  icon={<ArrowDown className="ui-icon" />}
                  disabled={index === items.length - 1}
                  onClick={() => onChange(moved(index, index + 1))}
                />
                <IconButton
                  label={text.takeOut(name)}
                  icon={<X className="ui-icon" />}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                />
              </>
            }
          />
        );
      })}
    </RuledList>
  );
}
