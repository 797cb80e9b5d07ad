declare module 'contract:form/*' {
  import type { CompiledBody } from './kits/form/schema-check.ts';
  export const validate: CompiledBody;
}

declare module 'virtual:fonts/*.css';

declare module 'virtual:pdf-parts' {
  /** Address of the parts that pdf.js fetches, with a slash at its end. */
  const address: string;
  export default address;
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
