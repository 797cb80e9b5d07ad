import type { Place } from '../../problems/index.ts';
import { decodeBase64 } from '../images/decode-base64.ts';
import { isImage } from '../images/read-image.ts';
import type { Expression } from '../tags/expression.ts';
import type { UsedTag } from './template-uses.ts';

/** An image that a template names, so that it can be checked before any document is made. */
export interface ImageUse {
  readonly name: string;
  readonly place: Place;
}

/** Is the text the image itself, not the name of one? */
function holdsImage(text: string): boolean {
  if (/^\s*data:/i.test(text)) return true;
  const bytes = decodeBase64(text);
  return bytes !== null && isImage(bytes);
}

function* namesIn(expression: Expression): Generator<string> {
  if (expression.kind !== 'call') return;
  const [source] = expression.args;
  if (expression.helper === 'image' && source?.kind === 'literal' && typeof source.value === 'string') {
    if (source.value !== '' && !holdsImage(source.value)) yield source.value;
  }
  for (const each of [...expression.args, ...Object.values(expression.options)]) yield* namesIn(each);
}

/** The images that tags name. */
export function staticImages(tags: readonly UsedTag[]): ImageUse[] {
  return tags.flatMap(({ parsed, place }) => {
    if (parsed.kind === 'value') return [...namesIn(parsed.expression)].map((name) => ({ name, place }));
    const argument = parsed.kind === 'open' || parsed.kind === 'else' ? parsed.argument : undefined;
    return argument ? [...namesIn(argument)].map((name) => ({ name, place })) : [];
  });
}
