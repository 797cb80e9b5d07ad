import * as mupdf from 'mupdf';
import { plainText } from './contract.ts';
import type { ConvertContender } from './start-contender.ts';
import { documentData } from './data.ts';
import { formName } from './form.ts';

const seed = 7;

function readText(document: mupdf.Document): string {
  let text = '';
  for (let page = 0; page < document.countPages(); page++) {
    text += document.loadPage(page).toStructuredText('').asText();
  }
  return text.replace(/\s/g, '');
}

/** Pages of the document as every engine has to set it. */
const pages = formName === 'minutes' ? 2 : 3;

/** Has an engine make a document and reads it back. @throws Error when it is not the contract */
export async function checkDocument(contender: ConvertContender): Promise<void> {
  const { document: encoded = '' } = await contender.ask({ task: 'show', seed });
  const document = mupdf.Document.openDocument(Buffer.from(encoded, 'base64'), 'application/pdf');
  if (document.countPages() !== pages) throw new Error(`${contender.name} makes ${document.countPages()} pages`);
  const [text, wanted] = [readText(document), plainText(documentData(seed))];
  if (text === wanted) return;
  const at = Array.from(wanted).findIndex((_, index) => text[index] !== wanted[index]);
  throw new Error(`${contender.name} makes another text: ${text.slice(at, at + 20)} for ${wanted.slice(at, at + 20)}`);
}
