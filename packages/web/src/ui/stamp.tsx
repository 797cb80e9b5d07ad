import { approvalText } from '../messages/approval.ts';
import { useText } from '../messages/locale.ts';
import './stamp.css';

export interface StampProps {
  /** 所属: the upper part. */
  readonly group: string;
  /** The middle: `25.11.18`. */
  readonly date: string;
  /** The family name: the lower part. */
  readonly name: string;
}

/** Characters that stand side by side in a part of a stamp. */
const most = 4;
const short = (text: string): string => [...text].slice(0, most).join('');
const sizeOf = (text: string): number => (short(text).length > 3 ? 10 : short(text).length > 2 ? 13 : 15);

/** The dated stamp of an office. It is a picture: the same facts are beside it as text, and in its label. */
export function Stamp({ group, date, name }: StampProps) {
  return (
    <svg className="ui-stamp" viewBox="0 0 64 64" role="img" aria-label={`${group} ${date} ${name}`}>
      <circle cx="32" cy="32" r="30" />
      <path d="M3.6 23h56.8M3.6 41h56.8" />
      <text x="32" y="18" fontSize={Math.min(sizeOf(group), 12)}>
        {short(group)}
      </text>
      <text x="32" y="36.5" fontSize="12.5">
        {date}
      </text>
      <text x="32" y="55" fontSize={sizeOf(name)}>
        {short(name)}
      </text>
    </svg>
  );
}

export interface ApprovalBox {
  /** Over the box: 起案, 課長. */
  readonly role: string;
  readonly stamp?: StampProps | undefined;
  /** Whose turn it is, where nobody has stamped yet. */
  readonly waiting?: 'you' | 'other' | undefined;
}

/** 押印欄: the way of an approval as the boxes of the paper form, one a person, in their order. */
export function ApprovalBoxes({ boxes }: { readonly boxes: readonly ApprovalBox[] }) {
  const text = useText(approvalText);
  return (
    <ol className="ui-approval" aria-label={text.boxes}>
      {boxes.map(({ role, stamp, waiting }) => (
        <li key={role} data-waiting={waiting}>
          <b>{role}</b>
          <div>
            {stamp === undefined ? (
              waiting === undefined ? (
                <span className="ui-sr">{text.later}</span>
              ) : (
                <span className="ui-next">{waiting === 'you' ? text.you : text.next}</span>
              )
            ) : (
              <Stamp {...stamp} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
