/** The name that a tag prints, without its helper, the arguments after it and the part of the value: `date 開催日 "YYYY"` as 開催日. */
function valueOfTag(tag: string): string {
  const [first = '', second = first] = tag.match(/\[[^\]]*\]|[^\s"]+/gu) ?? [];
  return second.startsWith('[') ? second.slice(1, -1) : second.replace(/\..*$/u, '');
}

/** The name of a file before its tags have values: `契約書_{{氏名.last}}{{氏名.first}}.docx` as 契約書_［氏名］.docx. */
export const nameWithTags = (name: string): string =>
  name.replace(/\{\{([^{}]+)\}\}/gu, (_, tag: string) => `［${valueOfTag(tag)}］`).replace(/(［[^］]*］)\1+/gu, '$1');
