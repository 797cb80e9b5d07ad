import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import { defaultLimits, type Limits } from '../../platform/limits.ts';
import { HelperError } from '../data/helper-error.ts';
import { readImage } from './read-image.ts';

const formatOf: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif', svg: 'svg' };

/**
 * Why documents cannot show an image file; empty when they can. PNG, JPEG, GIF and SVG are known, and the content must be what the ending of
 * `path` says. An SVG must keep to itself: no scripts, no event handlers, no addresses outside, no document type.
 */
export function checkImage(path: string, bytes: Uint8Array, limits: Limits = defaultLimits): readonly Problem[] {
  const place: Place = { file: path };
  try {
    const { format } = readImage(bytes, limits);
    const named = formatOf[/\.([a-z]+)$/.exec(path.toLowerCase())?.[1] ?? ''];
    return format === named ? [] : [createProblem('word.image-format', place)];
  } catch (error) {
    if (!(error instanceof HelperError)) throw error;
    return [createProblem(error.id, place, error.params)];
  }
}
