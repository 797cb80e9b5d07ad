/** An approval under way, or its end. Approvers are the users of the demo's first company in their order. */
export interface DemoApproval {
  readonly asks: number;
  readonly approvers: readonly number[];
  /** One after another unless given. */
  readonly turns?: 'at_once';
  /** Days from today. */
  readonly dueInDays: number;
  readonly message: string;
  /** What the approvers did so far, in turn. */
  readonly acts: readonly { readonly act: 'approve' | 'check_back'; readonly comment: string | null }[];
}

/** A comment on a document; `by` and `mentions` are places in the order of the company's users. */
export interface DemoComment {
  readonly by: number;
  readonly content: string;
  readonly mentions?: readonly number[];
}

/** A document of the demo, made from a bundle and answers of the fixtures. */
export interface DemoDocument {
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
  /** Who added it, by the order of the company's users. */
  readonly by: number;
  readonly approval?: DemoApproval;
  readonly comments?: readonly DemoComment[];
  /** A live link to it, which its adder made. */
  readonly share?: DemoShare;
  /** Who moved it to the trash, by the order of the company's users. */
  readonly trashedBy?: number;
}

/** A link to a document for people without an account. */
export interface DemoShare {
  readonly note: string;
  /** Days from today. */
  readonly endsInDays: number;
  readonly mostOpenings: number;
}
