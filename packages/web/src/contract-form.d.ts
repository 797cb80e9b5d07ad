declare module 'contract:form/*' {
  import type { CompiledBody } from './kits/form/schema-check.ts';
  export const validate: CompiledBody;
}

declare module 'virtual:fonts/*.css';
