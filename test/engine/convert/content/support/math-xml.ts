/** Elements of Office Math, for tests. */
const element = (name: string, inner: string): string => `<m:${name}>${inner}</m:${name}>`;
const properties = (name: string, inner: string): string => (inner === '' ? '' : element(`${name}Pr`, inner));
const value = (name: string, text: string): string => `<m:${name} m:val="${text}"/>`;

export const mathRun = (text: string, style = '', look = ''): string => {
  const own = style === '' ? '' : element('rPr', style);
  return `<m:r>${own}<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/>${look}</w:rPr><m:t>${text}</m:t></m:r>`;
};
export const fraction = (over: string, under: string, type = ''): string =>
  element('f', properties('f', type === '' ? '' : value('type', type)) + element('num', over) + element('den', under));
export const root = (body: string, degree = ''): string =>
  element(
    'rad',
    properties('rad', degree === '' ? value('degHide', '1') : '') + element('deg', degree) + element('e', body),
  );
export const scripts = (base: string, sub: string, sup: string): string => {
  const name = sub === '' ? 'sSup' : sup === '' ? 'sSub' : 'sSubSup';
  return element(
    name,
    element('e', base) + (sub === '' ? '' : element('sub', sub)) + (sup === '' ? '' : element('sup', sup)),
  );
};
export const before = (base: string, sub: string, sup: string): string =>
  element('sPre', element('sub', sub) + element('sup', sup) + element('e', base));
export const sum = (sign: string, sub: string, sup: string, body: string, place = ''): string =>
  element(
    'nary',
    properties('nary', (sign === '' ? '' : value('chr', sign)) + (place === '' ? '' : value('limLoc', place))) +
      element('sub', sub) +
      element('sup', sup) +
      element('e', body),
  );
export const fence = (open: string, close: string, ...parts: string[]): string =>
  element(
    'd',
    properties('d', value('begChr', open) + value('endChr', close)) + parts.map((each) => element('e', each)).join(''),
  );
export const accent = (body: string, sign = ''): string =>
  element('acc', properties('acc', sign === '' ? '' : value('chr', sign)) + element('e', body));
export const bar = (body: string, at: 'top' | 'bot'): string =>
  element('bar', properties('bar', value('pos', at)) + element('e', body));
export const group = (body: string, sign: string, at: 'top' | 'bot'): string =>
  element('groupChr', properties('groupChr', value('chr', sign) + value('pos', at)) + element('e', body));
export const matrix = (...rows: (readonly string[])[]): string =>
  element('m', rows.map((row) => element('mr', row.map((cell) => element('e', cell)).join(''))).join(''));
export const lines = (...rows: string[]): string => element('eqArr', rows.map((each) => element('e', each)).join(''));
export const limit = (base: string, below: string): string =>
  element('limLow', element('e', base) + element('lim', below));
export const func = (name: string, body: string): string =>
  element('func', element('fName', name) + element('e', body));
export const boxed = (body: string): string => element('borderBox', element('e', body));
export const math = (inner: string): string => element('oMath', inner);
export const displayed = (...inner: string[]): string => element('oMathPara', inner.map(math).join(''));
