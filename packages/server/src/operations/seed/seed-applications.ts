import { join } from 'node:path';
import type { Bundle } from '@shorui/engine';
import { publishState } from '@shorui/engine/model';
import { readBundle } from '@shorui/engine/node';
import type { UnitOfWork } from '../../database/database.ts';
import { columnsOf, emptyDefinition } from '../../domains/applications/definition.ts';
import { keepVersion } from '../../domains/applications/keep-version.ts';
import type { Services } from '../../services.ts';
import type { StoredContents } from '../../domains/tools/import/store-contents.ts';
import { addContents, storeBundle } from '../../domains/tools/samples/bundle-contents.ts';
import { demoApplications, demoCategories, demoTags, type DemoApplication } from './demo-applications.ts';

/** A bundle of the demo whose files are in the storage. */
export interface StoredBundle {
  readonly demo: DemoApplication;
  readonly bundle: Bundle;
  /** By the path in the bundle. */
  readonly stored: StoredContents;
}

/** Reads the bundles of the demo in a folder and stores their files: before the unit of work, for it takes seconds. */
export async function storeBundles(services: Services, folder: string): Promise<readonly StoredBundle[]> {
  const bundles: StoredBundle[] = [];
  for (const demo of demoApplications) {
    const bundle = await readBundle(join(folder, demo.bundle));
    const stored = await storeBundle(services, bundle);
    bundles.push({ demo, bundle, stored });
  }
  return bundles;
}

/** Applications that companies find by category and tag; each plan pays the same price. */
export async function seedApplications(
  unit: UnitOfWork,
  bundles: readonly StoredBundle[],
  { planIds, editor }: { readonly planIds: readonly number[]; readonly editor: string },
): Promise<void> {
  if (bundles.length === 0) return;
  const { ApplicationCategory, ApplicationTag } = unit.models;
  const categories = new Map<string, number>();
  for (const name of demoCategories) categories.set(name, (await ApplicationCategory.create({ name })).id);
  const tags = new Map<string, number>();
  for (const [name, color] of Object.entries(demoTags))
    tags.set(name, (await ApplicationTag.create({ name, color })).id);
  for (const each of bundles) {
    const id = await seedApplication(unit, each, { planIds, editor });
    const key = { application_id: id };
    const { category, tags: names } = each.demo;
    await unit.models.ApplicationCategoryLink.create({ ...key, category_id: categories.get(category) ?? 0 });
    await unit.models.ApplicationTagLink.bulkCreate(names.map((name) => ({ ...key, tag_id: tags.get(name) ?? 0 })));
  }
}

async function seedApplication(
  unit: UnitOfWork,
  { demo, bundle, stored }: StoredBundle,
  { planIds, editor }: { readonly planIds: readonly number[]; readonly editor: string },
): Promise<number> {
  const { models } = unit;
  const row = await models.Application.create({ name: bundle.application.name, definition: '' });
  const publish = demo.isDraft === true ? publishState.private : publishState.public;
  const definition = {
    ...emptyDefinition(row.id, row.name),
    ...bundle.application,
    id: row.id,
    publish,
    frozen: demo.isDraft !== true,
    ...(demo.price === 0 ? {} : { plan_prices: planIds.map((id) => ({ plan_id: id, price: demo.price })) }),
  };
  const published = demo.isDraft === true ? {} : { publish, published_number: definition.version };
  await row.update({ ...columnsOf(definition), ...published });
  if (demo.isDraft !== true) await keepVersion(unit, row, editor, '');
  await addContents(unit, definition, stored);
  const subject = { kind: 'application', id: row.id };
  await unit.audit({ action: 'applications.create', subject, workspaceId: null, after: { name: row.name } });
  return row.id;
}
