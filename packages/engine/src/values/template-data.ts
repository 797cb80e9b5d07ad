import type { DisplayValue } from './display-value.ts';
import type { RunContent } from './run-content.ts';

/**
 * What one name in a template can have as its value. Whole numbers of any length are `bigint`. Arrays are
 * repetitions or lists; objects are scopes; bytes are an image.
 */
export type TemplateValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | DisplayValue
  | RunContent
  | Uint8Array
  | readonly TemplateValue[]
  | TemplateData;

/** A scope that a template reads names from. Only own properties are ever read. */
export interface TemplateData {
  readonly [name: string]: TemplateValue;
}
