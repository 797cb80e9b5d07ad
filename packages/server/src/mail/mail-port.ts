export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[];
  /** Same key, same mail: it is never sent twice. */
  readonly key: string;
}

/** Sends mails: to an outbox folder and table (embedded) or by SMTP. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
