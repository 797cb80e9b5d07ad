import type { Question } from '@shorui/engine';
import { fieldType, type FieldInstance } from '@shorui/engine/model';
import {
  AlignLeft,
  AtSign,
  Calendar,
  CircleDot,
  FolderOpen,
  Hash,
  ListChecks,
  MapPin,
  Phone,
  Repeat,
  Sigma,
  SquareCheck,
  Type,
  User,
  type LucideIcon,
} from 'lucide-react';

/** Kinds of fields by their number. */
export const fieldKinds = Object.entries(fieldType).map(([name, type]) => ({ name, type })) as readonly {
  readonly name: keyof typeof fieldType;
  readonly type: FieldInstance['type'];
}[];

export type FieldKind = keyof typeof fieldType;
export const fieldKindOf = (type: number): FieldKind => fieldKinds.find((kind) => kind.type === type)?.name ?? 'text';

export type QuestionKind = Question['type'];

/** What a node of the tree is, as the palette and the icons call it. */
export type NodeKind = FieldKind | QuestionKind | 'field_group';

export const iconOfKind: Readonly<Record<NodeKind, LucideIcon>> = {
  text: Type,
  textarea: AlignLeft,
  number: Hash,
  decimal: Hash,
  date: Calendar,
  select_box: CircleDot,
  multi_select: ListChecks,
  radio: CircleDot,
  checkbox: SquareCheck,
  name: User,
  address: MapPin,
  post_code: MapPin,
  phone: Phone,
  email: AtSign,
  formula: Sigma,
  single: CircleDot,
  multiple: ListChecks,
  fields: FolderOpen,
  repeat: Repeat,
  field_group: FolderOpen,
};

/** The palette: kinds that are added, in the order that it shows them. */
export const palette = [
  'text',
  'textarea',
  'number',
  'date',
  'single',
  'multiple',
  'checkbox',
  'name',
  'address',
  'post_code',
  'phone',
  'email',
  'decimal',
  'formula',
  'fields',
  'repeat',
] as const satisfies readonly NodeKind[];
export type PaletteKind = (typeof palette)[number];

/** Kinds of fields whose answer is one of several options of their own. */
export const hasOptions = (type: number): boolean =>
  type === fieldType.select_box ||
  type === fieldType.multi_select ||
  type === fieldType.radio ||
  type === fieldType.checkbox;
