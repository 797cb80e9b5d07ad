const whole = /^-?\d+$/;
const count = /^\d+$/;
const measure = /^-?\d+(\.\d+)?(mm|cm|in|pt|pc|pi|%)?$/;
const onOff = /^(true|false|1|0|on|off)$/;
const color = /^(auto|[0-9A-Fa-f]{6})$/;
const some = /[^]/;

/** Attributes that an element must have, and the form of their values. */
export const requiredAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'w:bookmarkStart': { 'w:id': whole, 'w:name': some },
  'w:bookmarkEnd': { 'w:id': whole },
  'w:commentRangeStart': { 'w:id': whole },
  'w:commentRangeEnd': { 'w:id': whole },
  'w:commentReference': { 'w:id': whole },
  'w:comment': { 'w:id': whole, 'w:author': /^[^]*$/ },
  'w:footnoteReference': { 'w:id': whole },
  'w:endnoteReference': { 'w:id': whole },
  'w:footnote': { 'w:id': whole },
  'w:endnote': { 'w:id': whole },
  'w:fldChar': { 'w:fldCharType': /^(begin|separate|end)$/ },
  'w:headerReference': { 'r:id': some, 'w:type': /^(default|even|first)$/ },
  'w:footerReference': { 'r:id': some, 'w:type': /^(default|even|first)$/ },
  'w:gridSpan': { 'w:val': /^[1-9]\d*$/ },
  'w:numId': { 'w:val': whole },
  'w:ilvl': { 'w:val': /^[0-8]$/ },
  'w:abstractNum': { 'w:abstractNumId': whole },
  'w:num': { 'w:numId': count },
  'w:abstractNumId': { 'w:val': whole },
  'w:lvl': { 'w:ilvl': /^[0-8]$/ },
  'w:lvlOverride': { 'w:ilvl': /^[0-8]$/ },
  'w:color': { 'w:val': color },
  'w:sz': { 'w:val': measure },
  'w:szCs': { 'w:val': measure },
  'w:hps': { 'w:val': measure },
  'w:pStyle': { 'w:val': some },
  'w:rStyle': { 'w:val': some },
  'wp:extent': { cx: count, cy: count },
  'wp:docPr': { id: count, name: /^[^]*$/ },
  'pic:cNvPr': { id: count, name: /^[^]*$/ },
};

/** Forms of attributes that need not be there. */
export const optionalAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'w:b': { 'w:val': onOff },
  'w:i': { 'w:val': onOff },
  'w:br': { 'w:type': /^(page|column|textWrapping)$/ },
  'w:vMerge': { 'w:val': /^(continue|restart)$/ },
  'w:t': { 'xml:space': /^(preserve|default)$/ },
  'w:jc': {
    'w:val':
      /^(left|right|center|both|start|end|distribute|mediumKashida|highKashida|lowKashida|numTab|thaiDistribute)$/,
  },
  'w:spacing': { 'w:before': measure, 'w:after': measure, 'w:line': measure, 'w:lineRule': /^(auto|exact|atLeast)$/ },
  'w:tcW': { 'w:w': measure, 'w:type': /^(nil|pct|dxa|auto)$/ },
  'w:gridCol': { 'w:w': measure },
};
