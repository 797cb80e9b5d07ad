import { placeOf, type ApplicationCheck } from './application-check.ts';
import { listNames, type PlacedName } from './list-names.ts';
import { findForbiddenCharacter, findTagNameFault, isPlainTagName, tagOfName } from './tag-name.ts';

/** A control character as it can be shown. */
function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return /[{}]/.test(character) ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function checkUsable(check: ApplicationCheck, { name, at, inner }: PlacedName): void {
  const place = placeOf(at, inner);
  switch (findTagNameFault(name)) {
    case 'characters':
      check.report('application.invalid-name-characters', place, {
        name: name.replace(/[\p{Cc}\u2028\u2029]/gu, visible),
        found: visible(findForbiddenCharacter(name) ?? ''),
      });
      break;
    case 'spaces':
      check.report('application.invalid-name-spaces', place, { name });
      break;
    case 'reserved':
      check.report('application.invalid-name-reserved', place, { name });
      break;
    case undefined:
      if (!isPlainTagName(name)) check.report('application.name-needs-brackets', place, { name, tag: tagOfName(name) });
  }
}

/** Names are compared composed: が is one name, however it was typed. */
function scopedName({ scope, name }: PlacedName): string {
  return `${scope}:${name.normalize('NFC')}`;
}

/** A name like that of a counter would count up instead of printing its value. */
function checkIncrements(check: ApplicationCheck, names: readonly PlacedName[]): void {
  const prefix = check.application.increment_tag?.prefix;
  if (prefix === undefined) return;
  if (findTagNameFault(prefix) || !isPlainTagName(prefix) || /[0-9]$/.test(prefix)) {
    check.report('application.invalid-increment-prefix', { pointer: '/increment_tag/prefix' }, { name: prefix });
    return;
  }
  for (const { name, at, inner } of names) {
    if (name.startsWith(prefix) && /^[0-9]+$/.test(name.slice(prefix.length))) {
      check.report('application.invalid-increment-clash', placeOf(at, inner), { name, prefix });
    }
  }
}

/**
 * Within the root, and within each repeat list, a name means one thing, and it is one that tags can hold. Questions without
 * options print nothing themselves, so their names are free.
 */
export function checkNames(check: ApplicationCheck): void {
  const names = listNames(check);
  const first = new Map<string, PlacedName>();
  for (const name of names) {
    checkUsable(check, name);
    const key = scopedName(name);
    const earlier = first.get(key);
    if (!earlier) first.set(key, name);
    else if (earlier.source !== name.source) {
      const related = placeOf(earlier.at, earlier.inner);
      check.report('application.invalid-duplicate-name', placeOf(name.at, name.inner), { name: name.name }, related);
    }
  }
  checkIncrements(check, names);
}
