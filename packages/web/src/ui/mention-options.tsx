import './mention-options.css';

export interface MentionOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  /** Index of the option that Enter takes. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** Names that are offered while one is typed. The focus stays in the text, which names the active option. */
export function MentionOptions({ id, label, names, active, onChoose }: MentionOptionsProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className="ui-mention-options">
      {names.map((name, index) => (
        <li
          key={`${index}-${name}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // A press must not take the focus out of the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
