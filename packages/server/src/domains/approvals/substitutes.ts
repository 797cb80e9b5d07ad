/** Days on which one member acts for another. Days are days in Japan, the last one included. */
export interface Absence {
  readonly user_id: number;
  readonly substitute_user_id: number;
  readonly starts_on: string;
  readonly ends_on: string;
}

const covers = ({ starts_on: from, ends_on: until }: Absence, today: string): boolean =>
  from <= today && today <= until;

/** For whom a member acts today. A substitute who is absent too does not pass the task on: absences do not form chains. */
export function absentApprovers(absences: readonly Absence[], userId: number, today: string): readonly number[] {
  return absences.flatMap((each) => (each.substitute_user_id === userId && covers(each, today) ? [each.user_id] : []));
}

/** Who acts for a member today. */
export function substitutesOf(absences: readonly Absence[], userId: number, today: string): readonly number[] {
  return absences.flatMap((each) => (each.user_id === userId && covers(each, today) ? [each.substitute_user_id] : []));
}
