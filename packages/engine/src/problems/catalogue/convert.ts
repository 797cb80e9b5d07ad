import { defineCatalogue } from './entry.ts';

/** What is in a Word file and does not come into its PDF, or not as Word shows it: one entry a feature. */
export const convertCatalogue = defineCatalogue({
  'convert.chart': {
    severity: 'warning',
    ja: { what: 'グラフはPDFに出ません。', fix: 'グラフを画像（PNG）にして貼り付けてください。' },
    en: { what: 'A chart does not come into the PDF.', fix: 'Paste the chart as a picture (PNG).' },
  },
  'convert.diagram': {
    severity: 'warning',
    ja: { what: 'SmartArtの図はPDFに出ません。', fix: '図を画像（PNG）にして貼り付けてください。' },
    en: { what: 'A SmartArt diagram does not come into the PDF.', fix: 'Paste the diagram as a picture (PNG).' },
  },
  'convert.equation': {
    severity: 'warning',
    ja: { what: '数式は文字だけがPDFに出ます。', fix: '数式を画像（PNG）にして貼り付けてください。' },
    en: {
      what: 'Of an equation only the characters come into the PDF.',
      fix: 'Paste the equation as a picture (PNG).',
    },
  },
  'convert.picture-kind': {
    severity: 'warning',
    ja: { what: '{kind}形式の画像はPDFに出ません。', fix: 'PNGかJPEGの画像に差し替えてください。' },
    en: {
      what: 'A picture of the kind {kind} does not come into the PDF.',
      fix: 'Replace it with a PNG or JPEG picture.',
    },
  },
});
