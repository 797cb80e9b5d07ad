import { familyOfName, foldFontName, kindOfName, type FontKind } from './fold-font-name.ts';

/**
 * How wide characters are. `fixed`: Latin letters half as wide as kanji (MS Mincho). `kana`: Latin letters and kana each of
 * their own width (MS P Mincho). `latin`: kana as wide as kanji, Latin letters of their own width (Yu Mincho, Times).
 */
export type FontPitch = 'fixed' | 'kana' | 'latin';

/** The properties of a font that decide which other can replace it. */
export interface FontLikeness {
  readonly kind: FontKind;
  readonly pitch: FontPitch;
}

/** Families whose names do not say it all, folded, by what they are like. */
const families: readonly (readonly [FontLikeness, readonly string[]])[] = [
  [
    { kind: 'mincho', pitch: 'fixed' },
    [
      'msmincho',
      'ms明朝',
      'bizudmincho',
      'bizud明朝',
      'ipamincho',
      'ipa明朝',
      'ipamjmincho',
      'ipamj明朝',
      'takaomincho',
      'takao明朝',
      'hgminchob',
      'hgminchoe',
      'hg明朝b',
      'hg明朝e',
      'heiseiminw3',
      'heiseimin',
      'fgminchom',
      'simsun',
      'nsimsun',
      'mingliu',
      'courier',
      'couriernew',
      'hgkyokashotai',
      'hg教科書体',
      'hggyoshotai',
      'hg行書体',
      'hgseikaishotaipro',
      'hg正楷書体pro',
    ],
  ],
  [
    { kind: 'gothic', pitch: 'fixed' },
    [
      'msgothic',
      'msゴシック',
      'bizudgothic',
      'bizudゴシック',
      'ipagothic',
      'ipaゴシック',
      'takaogothic',
      'takaoゴシック',
      'hggothice',
      'hggothicm',
      'hgゴシックe',
      'hgゴシックm',
      'hgmarugothicmpro',
      'hg丸ゴシックmpro',
      'hgsoeikakugothicub',
      'hg創英角ゴシックub',
      'heiseikakugow5',
      'heiseikakugo',
      'osaka等幅',
      'osakamono',
      'simhei',
      'consolas',
      'lucidaconsole',
      'monospace',
      'menlo',
      'monaco',
    ],
  ],
  [
    { kind: 'mincho', pitch: 'kana' },
    [
      'mspmincho',
      'msp明朝',
      'bizudpmincho',
      'bizudp明朝',
      'ipapmincho',
      'ipap明朝',
      'takaopmincho',
      'takaop明朝',
      'hgpminchob',
      'hgpminchoe',
      'hgp明朝b',
      'hgp明朝e',
      'hgsminchob',
      'hgsminchoe',
      'hgs明朝b',
      'hgs明朝e',
      'hgpkyokashotai',
      'hgp教科書体',
      'hgpgyoshotai',
      'hgp行書体',
    ],
  ],
  [
    { kind: 'gothic', pitch: 'kana' },
    [
      'mspgothic',
      'mspゴシック',
      'msuigothic',
      'bizudpgothic',
      'bizudpゴシック',
      'ipapgothic',
      'ipapゴシック',
      'takaopgothic',
      'takaopゴシック',
      'hgpgothice',
      'hgpgothicm',
      'hgpゴシックe',
      'hgpゴシックm',
      'hgsgothice',
      'hgsgothicm',
      'hgsゴシックe',
      'hgsゴシックm',
      'hgpsoeikakugothicub',
      'hgp創英角ゴシックub',
      'hgpsoeikakupoptai',
      'hgp創英角ポップ体',
      'osaka',
      'meiryoui',
    ],
  ],
  [
    { kind: 'mincho', pitch: 'latin' },
    [
      'yumincho',
      '游明朝',
      '游明朝体',
      'hiraginominchopro',
      'hiraginominchopron',
      'ヒラギノ明朝pro',
      'ヒラギノ明朝pron',
      'hiramin',
      'hiraminpro',
      'hiraminpron',
      'ipaexmincho',
      'ipaex明朝',
      'notoserifjp',
      'notoserifcjkjp',
      'sourcehanserif',
      'sourcehanserifjp',
      '源ノ明朝',
      'kozminpro',
      'kozminpr6n',
      '小塚明朝pro',
      '小塚明朝pr6n',
      'ryumin',
      'a1明朝',
      'shipporimincho',
      'timesnewroman',
      'times',
      'century',
      'cambria',
      'georgia',
      'garamond',
      'bookantiqua',
      'palatinolinotype',
      'centuryschoolbook',
      'udデジタル教科書体n',
      'uddigikyokashon',
    ],
  ],
  [
    { kind: 'gothic', pitch: 'latin' },
    [
      'yugothic',
      'yugothicui',
      '游ゴシック',
      '游ゴシック体',
      'meiryo',
      'メイリオ',
      'hiraginosans',
      'hiraginokakugothicpro',
      'hiraginokakugothicpron',
      'ヒラギノ角ゴpro',
      'ヒラギノ角ゴpron',
      'ヒラギノ角ゴシック',
      'hirakakupro',
      'hirakakupron',
      'ipaexgothic',
      'ipaexゴシック',
      'notosansjp',
      'notosanscjkjp',
      'sourcehansans',
      'sourcehansansjp',
      '源ノ角ゴシック',
      'kozgopro',
      'kozgopr6n',
      '小塚ゴシックpro',
      '小塚ゴシックpr6n',
      'gothicbbb',
      'arial',
      'helvetica',
      'calibri',
      'verdana',
      'tahoma',
      'segoeui',
      'arialunicodems',
      'century gothic',
    ],
  ],
];

const likenesses = new Map(
  families.flatMap(([likeness, names]) => names.map((name) => [foldFontName(name), likeness] as const)),
);

/**
 * What a font of this name is like. A name not in the table is judged by what it contains: a P or S after the maker's initials
 * (`HGP…`, `MS P…`) is kana of their own width, other Japanese fonts are fixed; a name that specifies nothing is a mincho, which
 * forms are set in.
 */
export function likenessOf(name: string): FontLikeness {
  const folded = foldFontName(name);
  const known = likenesses.get(folded) ?? likenesses.get(familyOfName(folded));
  if (known) return known;
  const kind = kindOfName(name) ?? 'mincho';
  if (/^(?:hg|df|ms|fg|ipa|ar)[ps]/u.test(folded)) return { kind, pitch: 'kana' };
  const isJapanese = /[^ -~]|mincho|gothic|^(?:hg|df|fg|ar|ms)/u.test(folded);
  return { kind, pitch: isJapanese ? 'fixed' : 'latin' };
}
