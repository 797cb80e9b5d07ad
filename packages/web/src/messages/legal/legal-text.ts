/** A section of terms or of a policy: its heading and its paragraphs. */
export type LegalSection = readonly [heading: string, ...paragraphs: string[]];

/** A page of terms or of a policy. The operator of the service reviews and completes it before customers rely on it. */
export interface LegalText {
  readonly title: string;
  readonly applicationTitle: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
  /** What holds for document creation alone, before the last section. */
  readonly applicationSection: LegalSection;
}
