import { metaType } from '@shorui/engine/model';

export type MetaType = (typeof metaType)[keyof typeof metaType];

/** A choice: `value` is stored, `text` is shown. */
export interface MetaOption {
  readonly text: string;
  readonly value: string;
}

/** What the check of a value needs to know of a meta. */
export interface MetaShape {
  readonly id: number;
  readonly type: MetaType;
  readonly options: readonly MetaOption[];
  readonly required: boolean;
}

const manyTypes: readonly MetaType[] = [metaType.multi_select, metaType.checkbox];
const choiceTypes: readonly MetaType[] = [metaType.select_box, metaType.radio, ...manyTypes];

/** Whether a meta of this type has options. */
export const hasOptions = (type: MetaType): boolean => choiceTypes.includes(type);

/** Whether a meta of this type has a list of values. */
export const isMany = (type: MetaType): boolean => manyTypes.includes(type);
