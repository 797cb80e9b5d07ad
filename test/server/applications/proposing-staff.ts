import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { seePdf, type SeenPage } from '../../engine/pdf/support/see-pdf.ts';
import type { TestDatabase } from '../support/each-database.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';
import { createApplication, startBuilders, uploadTo, versionOf } from './builders.ts';

/** A form of 変更届. */
export const notification = readFileSync(new URL('../../../fixtures/forms/notification.pdf', import.meta.url));

export interface ProposedField {
  readonly name: string;
  readonly type: number;
}
export interface ProposedQuestion {
  readonly name: string;
  readonly list: readonly string[];
  readonly fields: readonly ProposedField[];
}

/** The data of a reply that must have gone well. */
export const dataOf = (reply: TestReply) => {
  expect(reply.status, reply.text.slice(0, 1000)).to.be.oneOf([200, 201]);
  return reply.body.data;
};

/** The staff with one application that is empty: it gets files, proposals of questions from them, and questions. */
export class ProposingStaff {
  readonly server: TestServer;
  readonly staff: TestClient;
  readonly colleague: TestClient;
  /** The path of the application among the calls of the staff. */
  readonly at: string;

  private constructor(server: TestServer, [staff, colleague]: readonly [TestClient, TestClient], at: string) {
    this.server = server;
    this.staff = staff;
    this.colleague = colleague;
    this.at = at;
  }

  static async start({ database }: TestDatabase): Promise<ProposingStaff> {
    const { server, staff, colleague } = await startBuilders(database);
    return new ProposingStaff(server, [staff, colleague], await createApplication(staff, '届出'));
  }

  version(): Promise<number> {
    return versionOf(this.staff, this.at);
  }

  async definition() {
    return dataOf(await this.staff.get(this.at)).definition;
  }

  /** Uploads a file by the call of its kind and gives its id. */
  async upload(segment: 'word-templates/upload' | 'pdf', bytes: Uint8Array, name: string): Promise<number> {
    return dataOf(await uploadTo(this.staff, this.at, { bytes, name, segment })).item.id;
  }

  async proposals(file: number) {
    return dataOf(await this.staff.get(`${this.at}/files/${file}/question-proposals`));
  }

  create(body: object, by: TestClient = this.staff): Promise<TestReply> {
    return by.post(`${this.at}/questions/create-multiple`, body);
  }

  /** The first page of a file as the preview makes it of answers. */
  async preview(file_id: number, answers: object): Promise<SeenPage | undefined> {
    const shown = dataOf(await this.staff.post(`${this.at}/preview`, { answers, file_id }));
    const [page] = await seePdf(new Uint8Array(Buffer.from(shown.files[0].pdf, 'base64')), 2);
    return page;
  }
}

/** An application of its own for each test; gives that of the running one. */
export function proposingStaff(own: TestDatabase): () => ProposingStaff {
  let staff: ProposingStaff;
  beforeEach(async () => {
    staff = await ProposingStaff.start(own);
  });
  afterEach(() => staff.server.close());
  return () => staff;
}
