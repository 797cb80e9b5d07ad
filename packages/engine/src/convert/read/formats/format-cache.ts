import type { PageSetup } from '../../model/section.ts';
import type { TextFormat } from '../../model/formats.ts';
import type { ResolvedParagraph, TableStyle } from '../format-source.ts';
import type { FormatParts } from './format-parts.ts';
import { IdentityKeys, Interner } from './identity-keys.ts';
import type { Numbering } from './numbering.ts';
import type { PageGround } from './page-setup.ts';
import type { Formats, ParagraphResult } from './resolve-paragraph.ts';
import type { DocumentSettings } from './settings.ts';
import type { Styles } from './styles.ts';
import type { TextLevels } from './text-format.ts';
import type { Theme } from './theme.ts';

/** Formats that are cached over documents; past it a document begins with an empty cache. */
const mostFormats = 5000;

export interface RunResult {
  /** Undefined where the run is hidden. */
  readonly format: TextFormat | undefined;
  readonly hasEffect: boolean;
}

/** What was resolved from the parts that specify how a document looks: nothing in it depends on the rest of the document. */
export class FormatCache {
  readonly theme: Theme;
  readonly formats: Formats;
  readonly ground: PageGround;
  readonly keys = new IdentityKeys();
  readonly paragraphs = new Map<string, ParagraphResult>();
  readonly results = new WeakMap<ResolvedParagraph, ParagraphResult>();
  readonly tables = new Map<string, TableStyle>();
  readonly pages = new Map<string, PageSetup>();
  readonly #runs = new WeakMap<TextLevels, Map<string, RunResult>>();
  #runCount = 0;

  constructor(styles: Styles, numbering: Numbering, settings: DocumentSettings, theme: Theme) {
    this.theme = theme;
    const defaults = styles.text(styles.defaultId('paragraph'), 'paragraph');
    const defaultSize = defaults.size ?? styles.defaultText.size ?? 10;
    this.formats = {
      settings,
      styles,
      numbering,
      texts: new Interner(),
      levels: new Map(),
      keys: this.keys,
      paragraphs: new Interner(),
      defaultSize,
    };
    this.ground = { settings, theme, defaultSize };
  }

  /** Whether it has grown past what is worth keeping: documents of one template need some dozens. */
  get isFull(): boolean {
    return this.paragraphs.size + this.tables.size + this.pages.size + this.#runCount > mostFormats;
  }

  /** The look of a run by how its properties are written, in a paragraph with these levels. */
  run(levels: TextLevels, key: string, make: () => RunResult): RunResult {
    let runs = this.#runs.get(levels);
    if (!runs) this.#runs.set(levels, (runs = new Map()));
    let result = runs.get(key);
    if (!result) {
      runs.set(key, (result = make()));
      this.#runCount++;
    }
    return result;
  }
}

interface Remembered {
  readonly parts: FormatParts;
  readonly memory: FormatCache;
}

/** By the styles part, which goes with what keeps it. */
const remembered = new WeakMap<object, Remembered>();

/** The memory of documents with these very parts; made when there is none yet. */
export function formatCacheOf(parts: FormatParts, make: () => FormatCache): FormatCache {
  const { styles, numbering, settings, theme } = parts;
  if (!styles) return make();
  const known = remembered.get(styles);
  const isSame =
    known?.parts.numbering === numbering && known?.parts.settings === settings && known?.parts.theme === theme;
  if (known && isSame && !known.memory.isFull) return known.memory;
  const memory = make();
  remembered.set(styles, { parts, memory });
  return memory;
}
