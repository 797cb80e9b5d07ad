import type { MemberActor } from '../../access/actor.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import { createComment } from '../../contract/sharing/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { newSecret } from '../../domains/accounts/index.ts';
import { askForApproval } from '../../domains/approvals/ask.ts';
import { decideAsMember } from '../../domains/approvals/decide.ts';
import { changeDocument } from '../../domains/documents/change-document.ts';
import { addVersion, createDocument, factsOfFile } from '../../domains/documents/create-document.ts';
import { keepUpload, ofDocument, type DocumentFile, type StoredUpload } from '../../domains/documents/document-file.ts';
import type { Document } from '../../domains/documents/model.ts';
import { downloadLine, type NotedDownload } from '../../domains/documents/note-download.ts';
import { trashDocument } from '../../domains/documents/trash.ts';
import { makeShare } from '../../domains/sharing/make-share.ts';
import { writeComment } from '../../domains/sharing/write-comment.ts';
import type { Services } from '../../services.ts';
import { dayInJapan, startOfDayInJapan } from '../../time/japan.ts';
import type { DemoApproval, DemoComment, DemoShare, StoredDemoDocument } from './demo-document.ts';
import { actingUnit, instantOf, type DemoMoment, type DemoStep } from './demo-step.ts';

export interface DocumentContext {
  readonly unit: UnitOfWork;
  readonly services: Services;
  /** Members of the company, in the order of the demo's users. */
  readonly members: readonly MemberActor[];
  /** Ids by name. */
  readonly categories: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
  readonly metas: ReadonlyMap<string, number>;
}

/** An address of documentation (RFC 5737): that of the readers of links. */
const outside = '198.51.100.24';

/** What a member does at a time: the unit of work is that of the member. */
interface Acting {
  readonly unit: UnitOfWork;
  readonly actor: MemberActor;
}

/** What happened to one document of the demo: the product's own operations, by the persons and at the times of the demo. */
export class DocumentSteps {
  readonly #context: DocumentContext;
  readonly #stored: StoredDemoDocument;
  readonly #now: Date;
  #id = 0;
  #shareId = 0;

  constructor(context: DocumentContext, stored: StoredDemoDocument) {
    this.#context = context;
    this.#stored = stored;
    this.#now = context.unit.now();
  }

  all(): readonly DemoStep[] {
    const { demo, revised } = this.#stored;
    const { revision, approvals = [], comments = [], reads = [], share, trashed } = demo;
    return [
      this.#change(demo, (acting) => this.#create(acting)),
      ...(revision === undefined || revised === undefined
        ? []
        : [this.#change(revision, (acting) => this.#revise(acting, revised, revision.note))]),
      ...approvals.flatMap((approval) => this.#approval(approval)),
      ...comments.map((comment) => this.#step(comment, (acting) => this.#comment(acting, comment))),
      ...reads.map(({ what, ...deed }) => this.#step(deed, (acting) => this.#read(acting, what))),
      ...(share === undefined ? [] : this.#share(share)),
      ...(trashed === undefined
        ? []
        : [
            this.#change(trashed, async ({ unit, actor }) => trashDocument(unit, await this.#document(), actor.userId)),
          ]),
    ];
  }

  #step({ by, at: moment }: { readonly by: number; readonly at: DemoMoment }, run: (acting: Acting) => Promise<void>) {
    const at = instantOf(this.#now, moment);
    return {
      at,
      run: async () => {
        const actor = this.#context.members[by];
        if (actor === undefined) throw new Error(`The demo has no user ${by}.`);
        const unit = actingUnit(this.#context.unit, actor, at);
        await run({ unit, actor });
      },
    };
  }

  /** A step that changes the row of the document. */
  #change(deed: { readonly by: number; readonly at: DemoMoment }, run: (acting: Acting) => Promise<void>): DemoStep {
    return this.#step(deed, async (acting) => {
      await run(acting);
      // Rows are stamped with the time of the machine otherwise. Sequelize leaves out an update of the last stamp alone.
      const { unit } = acting;
      const stamps = { created_at: instantOf(this.#now, this.#stored.demo.at), updated_at: unit.now() };
      await unit.models.Document.update(stamps, { where: { id: this.#id }, silent: true, paranoid: false });
    });
  }

  async #document(): Promise<Document> {
    return this.#context.unit.models.Document.findByPk(this.#id, { rejectOnEmpty: true });
  }

  async #keep({ unit, actor }: Acting, upload: StoredUpload): Promise<DocumentFile> {
    const owner = { workspaceId: actor.workspace.id, userId: actor.userId, belongsTo: ofDocument };
    return keepUpload(unit, owner, upload);
  }

  async #create(acting: Acting): Promise<void> {
    const { unit, actor } = acting;
    const { demo, file } = this.#stored;
    const { categories, types, metas } = this.#context;
    const values = Object.entries(demo.metas ?? {}).map(([name, value]) => [metas.get(name) ?? 0, value] as const);
    const { id } = await createDocument(unit, {
      workspaceId: actor.workspace.id,
      userId: actor.userId,
      facts: {
        name: demo.name,
        category_id: demo.category === null ? null : (categories.get(demo.category) ?? null),
        type_id: demo.type === null ? null : (types.get(demo.type) ?? null),
        record_date: demo.date,
        record_amount: demo.amount,
        record_party: demo.party,
      },
      metas: new Map(values),
      status: demo.category === null ? 'draft' : 'filed',
      source: 'upload',
      file: await this.#keep(acting, file),
    });
    this.#id = id;
    const stamp = { created_at: unit.now() };
    await unit.models.DocumentVersion.update(stamp, { where: { document_id: id }, silent: true });
  }

  async #revise(acting: Acting, upload: StoredUpload, note: string): Promise<void> {
    const { unit, actor } = acting;
    const document = await this.#document();
    const file = await this.#keep(acting, upload);
    const version = await addVersion(unit, document, { file, userId: actor.userId, note });
    await changeDocument(unit, {
      document,
      seen: document.version,
      changes: { current_version_id: version.id },
      action: 'documents.addVersion',
      facts: { version_number: version.number, note, ...factsOfFile(file) },
    });
    await unit.models.DocumentVersion.update({ created_at: unit.now() }, { where: { id: version.id }, silent: true });
  }

  #approval({ approvers, turns, dueInDays, message, acts, ...asks }: DemoApproval): readonly DemoStep[] {
    const { services, members } = this.#context;
    const { publicUrl } = services.config;
    const dueOn = dayInJapan(this.#now, dueInDays);
    const body = { message, ...(turns === undefined ? {} : { turns }) };
    const asked = approvers.map((at, place) => {
      return { userId: members[at]?.userId ?? 0, email: null, name: null, dueOn, field: `steps[${place}]` };
    });
    const ask = this.#change(asks, async ({ unit, actor }) => {
      await askForApproval(unit, { actor, document: await this.#document(), asked, body, locale: 'jp', publicUrl });
      const open = { document_id: this.#id, state: 'open' };
      await unit.models.ApprovalRequest.update({ created_at: unit.now() }, { where: open, silent: true });
    });
    const decisions = acts.map(({ at, act, comment }, place) =>
      this.#change({ by: approvers[place] ?? 0, at }, async ({ unit, actor }) => {
        const action = act === 'approve' ? 'approvals.approve' : 'approvals.checkBack';
        await decideAsMember(unit, actor, this.#id, { act, comment, action, publicUrl });
      }),
    );
    return [ask, ...decisions];
  }

  async #comment({ unit, actor }: Acting, { content, mentions = [] }: DemoComment): Promise<void> {
    const { services, members } = this.#context;
    const body = { content, mentions: mentions.map((at) => members[at]?.userId ?? 0) };
    const writing = { services, actor, locale: 'jp', action: createComment.name } as const;
    const { id } = await writeComment(unit, writing, this.#id, body);
    await unit.models.DocumentComment.update({ created_at: unit.now() }, { where: { id }, silent: true });
  }

  async #read({ unit, actor }: Acting, what: NotedDownload['what']): Promise<void> {
    const { source } = unit;
    await this.#note(unit, { what, userId: actor.userId, name: actor.name, address: source.address });
  }

  async #note(unit: UnitOfWork, noted: Omit<NotedDownload, 'version'>): Promise<void> {
    const { id: document_id, workspace_id, current_version_id } = await this.#document();
    const version = { id: current_version_id ?? null, document_id, workspace_id };
    await unit.models.DocumentDownload.create(downloadLine(unit.now(), { version, ...noted }));
  }

  /** A link that cannot be opened, because its secret is not stored: it is there for the lists of links and of downloads. */
  #share({ note, endsInDays, mostOpenings, opened, ...deed }: DemoShare): readonly DemoStep[] {
    const end = startOfDayInJapan(dayInJapan(this.#now, endsInDays + 1));
    const share = this.#step(deed, async ({ unit, actor }) => {
      const made = await makeShare(unit, await this.#document(), {
        tokenHash: newSecret().hash,
        password: null,
        note,
        canDownload: true,
        expiresAt: new Date(end.getTime() - 1),
        mostOpenings,
        userId: actor.userId,
      });
      this.#shareId = made.id;
      await unit.models.DocumentShare.update({ created_at: unit.now() }, { where: { id: made.id }, silent: true });
    });
    const openings = opened.map((at, place) =>
      this.#step({ by: deed.by, at }, async ({ unit, actor }) => {
        await this.#note(unit, { what: 'viewed', shareId: this.#shareId, name: note, address: outside });
        const of = scoped(unit.models.DocumentShare, inWorkspace(actor.workspace.id));
        await of.update({ openings: place + 1, opened_at: unit.now() }, { where: { id: this.#shareId } });
      }),
    );
    return [share, ...openings];
  }
}
