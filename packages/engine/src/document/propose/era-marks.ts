import type { FormField } from '../../application/schema/index.ts';
import { eras } from '../../japanese/index.ts';

/** Middles of places on one line are not further above or below each other, mm. */
const sameLine = 3;
/** Widest room between an era to circle and the year behind it, where other eras are, mm. */
const widestBefore = 60;

const ofEra = /_?元号(?:_\d+)?$/u;

/** What the choice of an era is called without it: 生年月日 of 生年月日_元号. */
export const withoutEra = (name: string): string => name.replace(ofEra, '');

/**
 * The format of dates that prints an era as the form does, for a mark that circles one (`ggg` is 令和, `gg` 令, `g` R); undefined for any
 * other place.
 */
export function eraFormat({ name, option_value: option, style }: FormField): 'ggg' | 'gg' | 'g' | undefined {
  if (style?.checkbox !== 2 || option === undefined || !ofEra.test(name)) return undefined;
  if (eras.some((era) => era.name === option)) return 'ggg';
  if (eras.some(({ initial }) => initial === option)) return 'gg';
  return eras.some(({ letter }) => letter === option) ? 'g' : undefined;
}

const middleOf = ({ position_y: y, style: { height = 0 } = {} }: FormField): number => y + height / 2;

/** The marks of eras before the place of a year, on its line. */
export function erasBefore<F extends FormField>(year: FormField, marks: readonly F[]): F[] {
  return marks.filter((mark) => {
    const gap = year.position_x - mark.position_x - (mark.style?.width ?? 0);
    const isHere = (mark.page ?? 1) === (year.page ?? 1) && Math.abs(middleOf(mark) - middleOf(year)) < sameLine;
    return isHere && gap > -sameLine && gap < widestBefore;
  });
}
