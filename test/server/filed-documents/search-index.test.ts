import { expect } from 'chai';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { foldRuns } from '@shorui/engine/japanese';
import {
  isFound,
  isSingleLetter,
  joinFolded,
  parseQuery,
} from '../../../packages/server/src/database/full-text/terms.ts';
import { rebuildIndex } from '../../../packages/server/src/database/full-text/write-texts.ts';
import { changeDocument } from '../../../packages/server/src/domains/documents/change-document.ts';
import { createIndexTextsJob } from '../../../packages/server/src/domains/documents/search/index-texts-job.ts';
import { indexTextsKind } from '../../../packages/server/src/domains/documents/search/index-texts-kind.ts';
import { purgeDocument } from '../../../packages/server/src/domains/documents/trash.ts';
import { eachDatabase } from '../support/each-database.ts';
import { SearchBed, source } from './search-bed.ts';

eachDatabase('the index of the search for documents', (own) => {
  const bed = new SearchBed(own);

  it('finds the new name with the change, and the old one no more, in the text too when its job has run', async () => {
    const id = await bed.file('古い名前', '本文の言葉');
    await own.database.unitOfWork(source, async (unit) => {
      const document = await unit.models.Document.findOne({
        where: { id, workspace_id: bed.workspace.company.id },
        rejectOnEmpty: true,
      });
      await changeDocument(unit, {
        document,
        seen: document.version,
        changes: { name: '新しい件名' },
        action: 'documents.update',
      });
    });
    expect(await bed.names({ keyword: '新しい' })).to.deep.equal(['新しい件名']);
    const job = bed.server.jobs.findLast(({ name }) => name === indexTextsKind.name);
    expect(job?.payload).to.deep.equal({ workspace_id: bed.workspace.company.id, document_ids: [id] });
    const { signal } = new AbortController();
    const payload = { workspace_id: bed.workspace.company.id, document_ids: [id] };
    await createIndexTextsJob(own).run(payload, { id: '1', attempt: 1, signal, progress: async () => undefined });
    expect(await bed.names({ keyword: '新しい 本文' })).to.deep.equal(['新しい件名']);
    expect(await bed.names({ keyword: '古い' })).to.deep.equal([]);
  });

  it('finds exactly the documents whose folded texts contain the words, whatever they are', async () => {
    const unit = fc.constantFrom(...'契約書第条ｱア019b-、 ');
    const samples = fc.sample(
      fc.tuple(fc.string({ unit, minLength: 1, maxLength: 8 }), fc.string({ unit, maxLength: 20 })),
      25,
    );
    const documents: { id: number; head: string; all: string }[] = [];
    for (const [name, text] of samples) {
      const given = `題${name.trim()}`;
      const id = await bed.file(given, text);
      documents.push({ id, head: foldRuns(given), all: joinFolded([foldRuns(given), foldRuns(text)]) });
    }
    for (const keyword of fc.sample(fc.string({ unit, minLength: 1, maxLength: 4 }), 40)) {
      const terms = parseQuery(keyword);
      if (terms.length === 0) continue;
      const isHeadOnly = terms.some(isSingleLetter);
      const expected = documents.filter(({ head, all }) => isFound(isHeadOnly ? head : all, terms)).map(({ id }) => id);
      const { items } = await bed.search({ keyword, per_page: 100 });
      expect(
        items.map(({ document }) => document.id),
        keyword,
      ).to.have.members(expected);
      for (const { excerpts } of items)
        expect(
          excerpts.some(({ parts }) => parts.some(({ hit }) => hit)),
          keyword,
        ).to.equal(true);
    }
  });

  it('finds the same after its index was rebuilt from the rows, as a restore does, and nothing of purged documents', async () => {
    const id = await bed.file('復元の対象', '本文の言葉');
    const other = await bed.file('消える書類', '本文の言葉');
    await bed.inUnit(async (unit) => {
      const document = await bed.find(other);
      await purgeDocument(unit, document);
    });
    expect(await bed.names({ keyword: '消える' })).to.deep.equal([]);
    if (own.database.dialect === 'sqlite') {
      const left = `SELECT rowid AS id FROM document_texts_search WHERE document_texts_search MATCH '"消え"'`;
      expect(await own.database.sequelize.query(left, { type: QueryTypes.SELECT })).to.deep.equal([]);
      for (const table of ['document_heads_search', 'document_texts_search'])
        await own.database.sequelize.query(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`);
      expect(await bed.names({ keyword: '本文' })).to.deep.equal([]);
    }
    await rebuildIndex(own.models);
    expect((await bed.search({ keyword: '対象 本文' })).items.map(({ document }) => document.id)).to.deep.equal([id]);
  });
});
