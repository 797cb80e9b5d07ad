import { createHash } from 'node:crypto';
import type { ImportItem } from '../../../contract/tools.ts';
import type { Models } from '../../../database/models.ts';
import { imagesFolder } from '@shorui/engine/bundle';
import { isWholeDocument } from '@shorui/engine/editor';
import { hashOfKey } from '../../../storage/object-key.ts';
import { definitionOf } from '../../applications/definition.ts';
import { toolWords, type ToolWords } from '../../../messages/tools.ts';
import { collectApplications, type Collected } from '../archive/collect-applications.ts';
import type { ReceivedArchive } from '../archive/read-archive.ts';
import { contentChanges } from './content-changes.ts';
import { categoryKey, collectData, fieldKey, type LocalData } from '../archive/collect-data.ts';
import { entryOf, type PortableApplication, type PortableCampaign, type PortableTemplates } from '../archive/format.ts';

type Action = ImportItem['action'];

export interface ImportProblem {
  readonly severity: 'error' | 'warning';
  readonly name: string;
  readonly text: string;
}

/** What an import does with one application. */
export interface PlannedApplication {
  readonly portable: PortableApplication;
  readonly action: Action;
  readonly here: Collected | undefined;
  /** Numbers of the versions that are not here yet. */
  readonly newVersions: readonly number[];
  /** Campaigns that are not here yet: the second of a name is another one than the first. */
  readonly newCampaigns: readonly PortableCampaign[];
}

/** Templates of one application that differ from those here. */
export interface PlannedTemplates {
  readonly portable: PortableTemplates;
  readonly here: Collected | undefined;
  readonly changed: PortableTemplates['files'];
}

/** Everything that an import would do. */
export interface ImportPlan {
  readonly local: LocalData;
  readonly applications: readonly PlannedApplication[];
  readonly templates: readonly PlannedTemplates[];
  readonly items: readonly ImportItem[];
  readonly problems: readonly ImportProblem[];
  /** SHA-256 (hex) of what would be done, and to which state of this instance. */
  readonly digest: string;
}

function missingCampaigns(given: readonly PortableCampaign[], here: readonly PortableCampaign[]): PortableCampaign[] {
  const left = here.map(({ name }) => name);
  return given.filter(({ name }) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

class Planner {
  readonly items: ImportItem[] = [];
  readonly problems: ImportProblem[] = [];
  readonly #words: ToolWords;
  readonly #archive: ReceivedArchive;
  readonly #here: ReadonlyMap<string, Collected>;

  constructor(words: ToolWords, archive: ReceivedArchive, here: ReadonlyMap<string, Collected>) {
    this.#words = words;
    this.#archive = archive;
    this.#here = here;
  }

  data({ data, tagIds, categoryIds, planIds, fieldIds }: LocalData): void {
    const { data: given, kind } = this.#archive;
    const colors = new Map(data.tags.map(({ name, color }) => [name, color]));
    for (const { name, color } of given.tags) {
      const isChanged = kind === 'data' && tagIds.has(name) && colors.get(name) !== color;
      const action = !tagIds.has(name) ? 'create' : isChanged ? 'change' : 'unchanged';
      this.items.push({ kind: 'tag', name, action, details: isChanged ? [this.#words.color] : [] });
    }
    for (const path of given.categories) {
      const action = categoryIds.has(categoryKey(path)) ? 'unchanged' : 'create';
      this.items.push({ kind: 'category', name: path.join(' > '), action, details: [] });
    }
    for (const plan of given.plans) {
      const isHere = planIds.has(plan.name);
      const isKept = isHere && !data.plans.some((each) => same(each, plan));
      const details = isKept ? [this.#words.planKept] : [];
      this.items.push({ kind: 'plan', name: plan.name, action: isHere ? 'unchanged' : 'create', details });
    }
    const values = new Map(data.shared_fields?.map((field) => [fieldKey(field), field]));
    for (const field of given.shared_fields ?? []) {
      const isHere = fieldIds.has(fieldKey(field));
      const details = isHere && !same(values.get(fieldKey(field)), field) ? [this.#words.fieldKept] : [];
      this.items.push({ kind: 'shared_field', name: field.name, action: isHere ? 'unchanged' : 'create', details });
    }
  }

  application(portable: PortableApplication): PlannedApplication {
    const { uid, definition, facts } = portable;
    const here = this.#here.get(uid);
    this.#demandContents(portable);
    const newVersions = facts.versions
      .map(({ number }) => number)
      .filter((number) => here?.portable.versions.has(number) !== true);
    const newCampaigns = missingCampaigns(facts.campaigns ?? [], here?.portable.facts.campaigns ?? []);
    if (here === undefined) {
      this.items.push({ kind: 'application', name: definition.name, action: 'create', details: [] });
      return { portable, action: 'create', here, newVersions, newCampaigns };
    }
    this.#compareVersions(portable, here);
    const images = this.#newImages(portable, here);
    const { versions: _versions, files: _files, campaigns: _own, ...ownFacts } = here.portable.facts;
    const { versions, files: _given, campaigns: _campaigns, ...given } = facts;
    // Older exports know nothing of shared fields: links stay as they are.
    const givenFacts = { ...given, shared_fields: given.shared_fields ?? ownFacts.shared_fields };
    const notes = new Map(here.portable.facts.versions.map((each) => [each.number, each]));
    const isNoted = versions.every((each) => newVersions.includes(each.number) || same(notes.get(each.number), each));
    const details = [
      ...contentChanges(here.portable.definition, definition, this.#words),
      ...(same(ownFacts, givenFacts) && isNoted ? [] : [this.#words.facts]),
      ...(newVersions.length === 0 ? [] : [this.#words.versions(newVersions.join(', '))]),
      ...newCampaigns.map(({ name }) => this.#words.campaign(name)),
      ...images.map((path) => this.#words.image(path.slice(imagesFolder.length))),
    ];
    const action = details.length === 0 ? 'unchanged' : 'change';
    this.items.push({ kind: 'application', name: definition.name, action, details });
    return { portable, action, here, newVersions, newCampaigns };
  }

  templates(portable: PortableTemplates): PlannedTemplates {
    const { uid, application, files } = portable;
    const here = this.#here.get(uid);
    if (here === undefined) {
      this.#error(application, this.#words.notHere);
      return { portable, here, changed: [] };
    }
    const paths = new Map(here.portable.definition.files.map(({ id, path }) => [id, path]));
    for (const { id } of files) if (!paths.has(id)) this.#error(application, this.#words.noSuchFile(id));
    const changed = files.filter(({ id, path }) => paths.has(id) && paths.get(id) !== path);
    if (changed.length > 0 && here.row.frozen) this.#error(application, this.#words.frozenHere);
    const details = changed.map(({ name }) => this.#words.template(name));
    const action = changed.length === 0 ? 'unchanged' : 'change';
    this.items.push({ kind: 'template', name: application, action, details });
    return { portable, here, changed };
  }

  /** Paths of images that are not here, or are others. Kept versions use images by their names, so that of one stays what it is. */
  #newImages({ uid, definition, facts }: PortableApplication, { keys, portable }: Collected): readonly string[] {
    const images = facts.files.filter(({ path }) => path.startsWith(imagesFolder));
    const differing = images.filter(({ path }) => {
      const key = keys.get(path);
      const given = this.#archive.contents.get(entryOf.file(uid, path));
      return key === undefined || given === undefined || hashOfKey(key) !== given.sha256;
    });
    for (const { path } of differing)
      if (keys.has(path) && portable.versions.size > 0)
        this.#error(definition.name, this.#words.imageDiffers(path.slice(imagesFolder.length)));
    return differing.map(({ path }) => path);
  }

  #compareVersions({ definition, versions }: PortableApplication, { row, portable }: Collected): void {
    const name = definition.name;
    if (row.deleted_at !== null) this.#error(name, this.#words.deletedHere);
    if (row.number > definition.version) this.#error(name, this.#words.newerHere(row.number, definition.version));
    for (const [number, own] of portable.versions) {
      const given = versions.get(number) ?? (number === definition.version ? definition : undefined);
      if (given !== undefined && !same(own, given)) this.#error(name, this.#words.versionDiffers(number));
    }
  }

  /** Files without a content were never uploaded, which is no error; one that the editor's document makes needs none. */
  #demandContents({ definition, facts }: PortableApplication): void {
    const paths = new Set(facts.files.map(({ path }) => path));
    for (const file of definition.files) {
      const isMade = file.type === 'word' && file.document !== undefined && isWholeDocument(file.document);
      if (paths.has(file.path) || isMade) continue;
      this.problems.push({ severity: 'warning', name: definition.name, text: this.#words.fileAbsent(file.name) });
    }
  }

  #error(name: string, text: string): void {
    this.problems.push({ severity: 'error', name, text });
  }
}

/** Compares an export with this instance, deleted applications too. Within a transaction, so that all of it is of one moment. */
export async function planImport(models: Models, archive: ReceivedArchive, locale: 'jp' | 'en'): Promise<ImportPlan> {
  const local = await collectData(models);
  const uids = [...archive.applications, ...archive.templates].map(({ uid }) => uid);
  const rows = await models.Application.findAll({ where: { uid: uids }, order: [['id', 'ASC']], paranoid: false });
  const collected = await collectApplications(models, rows, local);
  const planner = new Planner(toolWords[locale], archive, new Map(collected.map((each) => [each.portable.uid, each])));
  planner.data(local);
  const applications = archive.applications.map((each) => planner.application(each));
  const templates = archive.templates.map((each) => planner.templates(each));
  const { items, problems } = planner;
  const state = {
    items: items.map(({ kind, name, action }) => [kind, name, action]),
    applications: applications.map(({ portable, newVersions, newCampaigns }) => [
      portable.uid,
      newVersions,
      newCampaigns.map(({ name }) => name),
    ]),
    here: rows.map(({ id, version, publish, published_number, deleted_at }) => [
      [id, version, publish, published_number],
      deleted_at === null,
    ]),
    prices: rows.map((row) => definitionOf(row).plan_prices ?? null),
  };
  const digest = createHash('sha256').update(JSON.stringify(state)).digest('hex');
  return { local, applications, templates, items, problems, digest };
}
