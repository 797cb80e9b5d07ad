import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardOf, publicGuards } from '@shorui/server/access';
import { findForUser, readRunPaper, readSessionAdmin, readSessionUser } from '@shorui/server/contract';
import type { Rolldown } from 'vite';
import { adminScreens } from '../src/routes/screens/admin-screens.ts';
import { authScreens } from '../src/routes/screens/auth-screens.ts';
import { customerScreens } from '../src/routes/screens/customer-screens.ts';
import { publicScreens } from '../src/routes/screens/public-screens.ts';
import type { ScreenRow } from '../src/routes/screen.ts';

/** Modules that screens of a kind load beside the entry and the screen itself (main.tsx, layouts/layouts.ts). */
interface PartModules {
  readonly modules: readonly string[];
  /** Module of the titles, in the folder of a language. */
  readonly titles: string;
  /** Address of the call that reads the session. */
  readonly session: string | undefined;
}

const live = ['api/events/live-queries.ts', 'routes/visitor.ts'];
function partOf({ path, layout }: ScreenRow): PartModules {
  const area = path.startsWith('/admin') ? 'admin' : 'site';
  const table = path.startsWith('/auth/') ? 'auth' : area;
  const frame = layout === 'customer' || layout === 'admin' ? [`layouts/${layout}-layout.tsx`] : [];
  const session = area === 'admin' ? readSessionAdmin.path : readSessionUser.path;
  return {
    modules: [`routes/${table}-table.ts`, ...frame],
    titles: `${table}-titles.ts`,
    session: publicGuards.has(guardOf(path)) ? undefined : session,
  };
}

/** Modules of the screens that exist, by path: the entries of `ready-*.ts`. */
function readyModules(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of ['ready-auth.ts', 'ready-site.ts', 'ready-admin.ts']) {
    const text = readFileSync(join(source, 'routes', name), 'utf8');
    const entries = [...text.matchAll(/'(\/[^']*)':\s*\(\)\s*=>\s*import\(\s*'\.\.\/([^']+)'\s*,?\s*\)/g)];
    if (entries.length !== [...text.matchAll(/\bimport\(/g)].length)
      throw new Error(`An entry of ${name} has another form than expected: see build/first-screens.ts.`);
    for (const [, path = '', module = ''] of entries) found.set(path, module);
  }
  return found;
}

/** Calls of a screen that shows a paper. `{run}` is the parameter of the page that names the run. */
interface PaperCalls {
  /** For the paper, if its reply is the same at any time: a run keeps its version. */
  readonly call?: string;
  /** For the answers with which it is shown. */
  readonly answers?: string;
}

const ofRun = (path: string): string => path.replace(':id', '{run}');

/** Screens that show a paper beside their form. */
const paperScreens = new Map<string, PaperCalls>([
  ['/applications/form/:app_id?', { call: ofRun(readRunPaper.path), answers: ofRun(findForUser.path) }],
  ['/create/form', {}],
]);

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** The files of a build that modules need, by the walk over static imports. */
export class BuiltModules {
  readonly #chunks: readonly Chunk[];
  readonly #names: readonly string[];
  readonly #source: string;

  /** @param source the folder `src` */
  constructor(bundle: Rolldown.OutputBundle, source: string) {
    this.#names = Object.keys(bundle);
    this.#chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    this.#source = source;
  }

  /** Scripts and style sheets of modules under `src`, those of dependencies first. @throws {Error} when the build lacks one of them */
  filesOf(modules: readonly string[]): readonly string[] {
    const files = new Set<string>();
    const visit = (chunk: Chunk): void => {
      if (files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const name of chunk.imports) {
        const next = this.#chunks.find(({ fileName }) => fileName === name);
        if (next !== undefined) visit(next);
      }
      for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    };
    for (const module of modules) {
      const id = join(this.#source, module);
      const chunk = this.#chunks.find(({ moduleIds }) => moduleIds.includes(id));
      if (chunk === undefined) throw new Error(`The build has no chunk with ${module}.`);
      visit(chunk);
    }
    return [...files];
  }

  /** The script of a worker by the name of its module. @throws {Error} when the build lacks it */
  workerOf(name: string): string {
    const file = this.#names.find((each) => each.startsWith(`assets/${name}-`) && each.endsWith('.js'));
    if (file === undefined) throw new Error(`The build has no script of ${name}.`);
    return file;
  }
}

/** What the page of a screen asks for before its script runs. Files are written without the first slash. */
export interface FirstScreen {
  readonly path: string;
  readonly files: readonly string[];
  /** Titles in each language. */
  readonly jp: readonly string[];
  readonly en: readonly string[];
  /** What is loaded with a session alone. */
  readonly live: readonly string[];
  /** Address of the call that reads the session; undefined where the screen does not ask for it. */
  readonly session: string | undefined;
  /** For a preview: the script of its worker, its other scripts, and the calls for it (src/first/paper.ts). */
  readonly paper: (PaperCalls & { readonly worker: string; readonly scripts: string }) | undefined;
}

/** What each screen that exists loads when it is the first one, without the files of the entry. */
export function findFirstScreens(built: BuiltModules, source: string): readonly FirstScreen[] {
  const entry = new Set(built.filesOf(['main.tsx']));
  const ready = readyModules(source);
  const rows: readonly ScreenRow[] = [...publicScreens, ...authScreens, ...customerScreens, ...adminScreens];
  return rows.flatMap((row) => {
    const screen = ready.get(row.path);
    if (screen === undefined) return [];
    const { modules, titles, session } = partOf(row);
    const files = built.filesOf([...modules, screen]).filter((file) => !entry.has(file));
    const others = (...names: readonly string[]): readonly string[] =>
      built.filesOf(names).filter((file) => !entry.has(file) && !files.includes(file));
    const [jp, en] = [others(`messages/jp/${titles}`), others(`messages/en/${titles}`)];
    const paper = paperScreens.has(row.path)
      ? {
          worker: built.workerOf('paper.worker'),
          scripts: others('kits/preview/preview.tsx')
            .filter((file) => file.endsWith('.js'))
            .join(' '),
          ...paperScreens.get(row.path),
        }
      : undefined;
    return [{ path: row.path, files, jp, en, live: others(...live), session, paper }];
  });
}
