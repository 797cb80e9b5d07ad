/** Gives a value to a field of React, as if it were typed. */
function type(field: HTMLInputElement, value: string): void {
  // React keeps track of `value` by a setter of its own on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes the picture of the first screen (src/first/picture.ts) away in the moment in which the screen itself is there. What was typed into
 * it goes to the fields of the same name, with the focus and the place of the cursor; a form that was sent already is sent now. Nothing
 * is painted and no key is handled in between.
 */
export async function endPicture(): Promise<void> {
  const picture = document.getElementById('first');
  if (picture === null) return;
  const fields = [...picture.querySelectorAll('input')].flatMap((from) => {
    const to = document.querySelector<HTMLInputElement>(`#app input[name="${CSS.escape(from.name)}"]`);
    return to === null ? [] : [{ from, to }];
  });
  for (const { from, to } of fields) if (from.value !== '') type(to, from.value);
  // React writes the values into its fields in a microtask of its own, which moves the cursor.
  await Promise.resolve();
  const { focused, isSent } = picture.dataset;
  for (const { from, to } of fields) {
    if (from.name !== focused) continue;
    to.focus();
    // Fields for addresses of mail have no selection.
    if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
  picture.remove();
  if (isSent !== undefined) document.querySelector<HTMLFormElement>('#app form')?.requestSubmit();
}
