export interface MailMessage {
  /** One address, without a name. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[];
  /** Idempotency key: mails with the same key are sent once. */
  readonly key: string;
  /** Name of the template it was rendered from. */
  readonly template?: string;
}

/** Sends mails: to an outbox folder and table (embedded) or by SMTP. */
export interface MailTransport {
  /** Rejects with MailError. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
