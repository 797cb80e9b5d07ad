import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeMember, makeWorkspace } from '../support/factories.ts';
import { hello, staffBuilds } from './staff-builds.ts';

eachDatabase('applications in use', (own) => {
  const { server, staff, plan, build, upload, publish } = staffBuilds(own);

  it('are built, published, answered in two sittings and downloaded as Word and PDF', async () => {
    const { id, at } = await build();
    const bytes = hello;
    const uploaded = await upload(at, 'word-templates/upload', 'template', bytes, { name: '契約書_{{会社名}}.docx' });
    expect(uploaded.status, uploaded.text).to.equal(200);
    const content = await staff().call('GET', `${at}/files/${uploaded.body.data.item.id}/content`);
    expect(Buffer.compare(content.bytes, bytes)).to.equal(0);
    const tried = await staff().call('GET', `${at}/word-templates/${uploaded.body.data.item.id}/test-download`);
    expect(readZip(tried.bytes).has('word/document.xml')).to.equal(true);
    await publish(at);

    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
    for (const list of ['all-for-user', 'list-random-publish-applications'])
      expect((await client.get(`/v1/applications/${list}`)).body.data.length, list).to.be.greaterThan(0);
    const offers = (await client.get('/v1/applications/list-for-user')).body.data.items as { id: number }[];
    expect(offers.map((offer) => offer.id)).to.include(id);
    const { body } = await client.post('/v1/applications/use', { app_id: id });
    const run = body.data.id as number;
    const early = await client.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect([early.status, early.body.code, Object.keys(early.body.errors)]).to.deep.equal([
      422,
      'answers_incomplete',
      ['相手'],
    ]);
    const first = await client.post('/v1/applications/save-answer', {
      app_user_id: run,
      question_id: 1,
      answer: { 会社名: '' },
    });
    expect(first.body.data.errors.map(({ field }: { field?: string }) => field)).to.include('会社名');
    expect(first.body.data.run.state).to.not.equal(2);
    // A new version of the staff does not reach what was begun.
    const { version } = (await staff().get(at)).body.data;
    expect((await staff().post(`${at}/versions`, { version })).status).to.equal(201);

    const later = await loginAs(server(), root, company);
    const seen = (await later.get(`/v1/applications/find-for-user/${run}`)).body.data;
    expect(seen.content.questions.map(({ name }: { name: string }) => name)).to.deep.equal(['相手']);
    expect(seen.content.files[0]).to.not.have.any.keys('path', 'document');
    // The live preview of the wizard runs the engine over what the files are made of, in the version of the run.
    const { ApplicationAsset } = own.database.models;
    const [file] = await ApplicationAsset.findAll({ where: { application_id: id } });
    const image = { path: 'files/images/logo.png', name: 'logo.png' };
    await ApplicationAsset.create({ application_id: id, file_id: 0, key: '', ...file?.get(), id: undefined, ...image });
    const paper = (await later.get(`/v1/applications/find-for-user/${run}/paper`)).body.data;
    expect(paper.files.map(({ path }: { path: string }) => path)).to.deep.equal([
      ...paper.content.files.map(({ path }: { path: string }) => path),
      image.path,
    ]);
    expect(Buffer.compare(Buffer.from(paper.files[0].data, 'base64'), bytes)).to.equal(0);
    const other = await makeWorkspace(own.database, { plan_id: plan().id });
    const stranger = await loginAs(server(), other.root, other.company);
    expect((await stranger.get(`/v1/applications/find-for-user/${run}/paper`)).status).to.equal(404);
    const second = await later.post('/v1/applications/save-answer', {
      app_user_id: run,
      answers: { 会社名: '株式会社𠮷田' },
    });
    expect([second.body.data.run.state, second.body.data.errors]).to.deep.equal([2, []]);
    expect((await later.get(`/v1/applications/${run}/check-can-download`)).body.data).to.deep.equal({
      can_download: true,
      reason: null,
      files: [{ id: seen.content.files[0].id, name: '契約書_株式会社𠮷田.docx', type: 'word', guide: false }],
    });
    const check = '/v1/applications/check-characters';
    const text = '株式会社𠮷田\ue000葛󠄀';
    expect((await later.post(check, { app_user_id: run, text })).body.data.characters).to.deep.equal([
      { character: '\ue000', kind: 'private' },
      { character: '𠮷', kind: 'other_font' },
    ]);
    expect((await stranger.post(check, { app_user_id: run, text })).status).to.equal(404);
    const word = await later.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect(word.headers.get('content-disposition')).to.contain(encodeURIComponent('契約書_株式会社𠮷田.docx'));
    expect(word.bytes.subarray(0, 2).toString()).to.equal('PK');
    const pdf = await later.post('/v1/applications/download-doc-files', { app_user_id: run, format: 'pdf' });
    expect(pdf.bytes.subarray(0, 5).toString()).to.equal('%PDF-');
    const runs = (await later.get('/v1/applications/application-users')).body.data.items;
    expect(runs).to.have.length(1);
    expect((await later.delete(`/v1/applications/delete-application-user/${run}`)).status).to.equal(200);
    expect((await later.get(`/v1/applications/find-for-user/${run}`)).status).to.equal(404);

    const restore = `/v1/applications/application-users/${run}/restore`;
    expect((await stranger.post(restore)).status).to.equal(404);
    const restored = await later.post(restore);
    expect([restored.status, restored.body.data.id, restored.body.data.state]).to.deep.equal([200, run, 2]);
    expect((await later.post(restore)).status, 'it is not deleted').to.equal(404);
    const back = (await later.get(`/v1/applications/find-for-user/${run}`)).body.data;
    expect(back.answers).to.deep.equal({ 会社名: '株式会社𠮷田' });
  });

  it('are found by tag and category, by names in Japanese order', async () => {
    const tag = (await staff().post('/admin/v1/applications/tags', { name: 'ア', color: null })).body.data;
    const category = { name: 'い', parent_id: null };
    const { id: category_id } = (await staff().post('/admin/v1/applications/categories', category)).body.data;
    const { id, at } = await build({ tag_ids: [tag.id], category_ids: [category_id] });
    await upload(at, 'files', 'file', hello, {});
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
    expect((await client.get('/v1/applications/tags')).body.data).to.deep.include({
      id: tag.id,
      name: 'ア',
      color: null,
    });
    const categories = (await client.get('/v1/applications/categories')).body.data;
    expect(categories).to.deep.include({ id: category_id, name: 'い', parent_id: null });
    for (const query of [{ tag_id: tag.id }, { category_id }])
      expect((await client.get('/v1/applications/list-for-user', { query })).body.data.items).to.have.length(1);
    expect((await client.get(`/v1/applications/find-by-id/${id}`)).body.data.tags[0].id).to.equal(tag.id);
    expect((await client.get('/v1/applications/find-by-id/99999')).status).to.equal(404);
  });

  it('belong to the member who began them, and are limited for each company', async () => {
    const { id, at } = await build({ usage_limit: 2 });
    await upload(at, 'files', 'file', hello, {});
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/v1/applications/use', { app_id: id })),
    );
    expect(replies.filter(({ status }) => status === 201)).to.have.length(2);
    expect(replies.filter(({ body }) => body.code === 'limit_application')).to.have.length(18);
    expect((await client.post(`/v1/applications/check-limit-app-user/${id}`)).body.data).to.deep.equal({
      allowed: false,
      used: 2,
      limit: 2,
    });
    const run = replies.find(({ status }) => status === 201)?.body.data.id as number;
    // A deleted use makes room for another; taking the deletion back would be one too many.
    await client.delete(`/v1/applications/delete-application-user/${run}`);
    const next = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    const restored = await client.post(`/v1/applications/application-users/${run}/restore`);
    expect([restored.status, restored.body.code]).to.deep.equal([409, 'limit_application']);
    await client.delete(`/v1/applications/delete-application-user/${next}`);
    expect((await client.post(`/v1/applications/application-users/${run}/restore`)).status).to.equal(200);
    const { user } = await makeMember(own.database, { company, groups: [] });
    const colleague = await loginAs(server(), user, company);
    expect((await colleague.get(`/v1/applications/find-for-user/${run}`)).status).to.be.oneOf([403, 404]);
  });
});
