import { metaType } from '@shorui/engine/model';
import type { MetaOption, MetaType } from '../../domains/metas/meta-shape.ts';

/** A field that documents of a type have. */
export interface DemoMeta {
  readonly type: MetaType;
  readonly options?: readonly MetaOption[];
  readonly required?: boolean;
}

const choices = (...texts: readonly string[]): readonly MetaOption[] => texts.map((text) => ({ text, value: text }));

/** Fields by name. */
export const demoMetas: Readonly<Record<string, DemoMeta>> = {
  契約開始日: { type: metaType.date },
  契約終了日: { type: metaType.date },
  自動更新: { type: metaType.radio, options: choices('有', '無') },
  契約番号: { type: metaType.string },
  請求番号: { type: metaType.string },
  支払期限: { type: metaType.date },
  開催日: { type: metaType.date },
  対象者: { type: metaType.string },
};

/** Types of documents with their fields, by name; each belongs to a category of the staff. */
export const demoTypes: Readonly<Record<string, readonly (keyof typeof demoMetas)[]>> = {
  業務委託契約書: ['契約番号', '契約開始日', '契約終了日', '自動更新'],
  秘密保持契約書: ['契約開始日', '契約終了日'],
  雇用契約書: ['対象者', '契約開始日'],
  請求書: ['請求番号', '支払期限'],
  議事録: ['開催日'],
};

/** The staff's category that the types belong to; those of the companies are below it, so that their documents can have the types. */
export const demoTypesCategory = '共通の書類';
