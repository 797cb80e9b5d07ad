import type { StoredUpload } from '../../domains/documents/document-file.ts';
import type { DemoMoment } from './demo-step.ts';

/** The company of the demo, as its documents name it. */
export const us = '株式会社さくら商事';
export const address = '東京都千代田区丸の内1-1-1';
export const head = { last: '佐藤', first: '一郎' };

/** What a person of the demo did; `by` is a place in the order of the users of the demo's first company. */
interface Deed {
  readonly by: number;
  readonly at: DemoMoment;
}

/** A request for approval and what followed. Approvers are places in the order of the company's users. */
export interface DemoApproval extends Deed {
  readonly approvers: readonly number[];
  /** One after another unless given. */
  readonly turns?: 'at_once';
  /** Days from today; negative for requests of the past. */
  readonly dueInDays: number;
  readonly message: string;
  /** What the approvers did so far, in turn. */
  readonly acts: readonly {
    readonly at: DemoMoment;
    readonly act: 'approve' | 'check_back';
    readonly comment: string | null;
  }[];
}

/** A comment on a document. */
export interface DemoComment extends Deed {
  readonly content: string;
  readonly mentions?: readonly number[];
}

/** A second version, made from changed answers. */
export interface DemoRevision extends Deed {
  readonly changes: Readonly<Record<string, unknown>>;
  readonly note: string;
}

/** A link to a document for people without an account, which was opened from outside. */
export interface DemoShare extends Deed {
  readonly note: string;
  /** Days from today. */
  readonly endsInDays: number;
  readonly mostOpenings: number;
  readonly opened: readonly DemoMoment[];
}

/** A document of the demo, made from a bundle and answers of the fixtures. */
export interface DemoDocument extends Deed {
  /** Without the ending. */
  readonly name: string;
  readonly bundle: string;
  readonly answers: string;
  /** Replaces answers, so that the company of the demo is a party. */
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly format: 'docx' | 'pdf';
  /** Null: a draft that waits to be sorted. */
  readonly category: string | null;
  readonly type: string | null;
  readonly metas?: Readonly<Record<string, string>>;
  readonly date: string | null;
  /** Yen. */
  readonly amount: number | null;
  readonly party: string | null;
  readonly revision?: DemoRevision;
  readonly approvals?: readonly DemoApproval[];
  readonly comments?: readonly DemoComment[];
  readonly share?: DemoShare;
  /** Who looked at it or saved it. */
  readonly reads?: readonly (Deed & { readonly what: 'viewed' | 'downloaded' })[];
  readonly trashed?: Deed;
}

/** A document of the demo whose files are in the storage. */
export interface StoredDemoDocument {
  readonly demo: DemoDocument;
  readonly file: StoredUpload;
  /** Of the second version. */
  readonly revised: StoredUpload | undefined;
}
