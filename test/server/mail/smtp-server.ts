import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail, parsed by another library than the one that composed it. */
export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  parse(): Promise<Email>;
}

export interface TestSmtp {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Replies to a recipient or to the data of a mail instead of success. */
  refuse: (
    part: 'sender' | 'recipient' | 'data',
    what: string,
  ) => { readonly code: number; readonly words: string } | undefined;
  /** Accepts no connection until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** A mail server in this process, always on the same port. */
export async function startSmtp(): Promise<TestSmtp> {
  const arrived: Arrived[] = [];
  let port = 0;
  let server: SMTPServer | undefined;
  const smtp = {
    arrived,
    refuse: () => undefined,
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    async up() {
      server = create();
      const listening = server.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      port = (listening.address() as { port: number }).port;
    },
    async down() {
      const last = server;
      server = undefined;
      if (last !== undefined) await new Promise<void>((resolve) => last.close(resolve));
    },
    close: () => smtp.down(),
  } as TestSmtp;
  const answer = (part: 'sender' | 'recipient' | 'data', what: string): Error | null => {
    const refusal = smtp.refuse(part, what);
    return refusal === undefined ? null : Object.assign(new Error(refusal.words), { responseCode: refusal.code });
  };
  const create = (): SMTPServer =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onMailFrom: ({ address }, _session, done) => done(answer('sender', address)),
      onRcptTo: ({ address }, _session, done) => done(answer('recipient', address)),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          const refusal = answer('data', raw.toString());
          if (refusal !== null) return done(refusal);
          const { mailFrom, rcptTo } = session.envelope;
          arrived.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString(),
            parse: () => PostalMime.parse(raw),
          });
          done(null);
        });
      },
    });
  await smtp.up();
  return smtp;
}
