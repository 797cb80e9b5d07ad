import { builderText } from '../../../../../messages/builder.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { usePeopleHere } from './use-people-here.ts';
import './presence.css';

/** Faces that fit the bar; the others are a number. */
const mostShown = 4;

/** The other people who have the application open. */
export function PresenceList({ applicationId }: { readonly applicationId: number }) {
  const text = useText(builderText);
  const people = usePeopleHere(applicationId);
  const shown = people.slice(0, mostShown);
  const rest = people.slice(mostShown);
  return (
    <div className="builder-presence" role="status">
      <ul
        aria-label={text.peopleHere}
        title={people.length === 0 ? undefined : text.alsoHere(people.map(({ name }) => name).join('、'))}
      >
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Avatar name={name} />
            <span>{name}</span>
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li title={rest.map(({ name }) => name).join('、')}>{text.morePeople(rest.length)}</li>
        )}
      </ul>
    </div>
  );
}
