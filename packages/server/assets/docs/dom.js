/** An element with its text or children. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A text with `names` between backticks, as nodes. */
export function prose(text) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? make('code', {}, part) : part));
}
