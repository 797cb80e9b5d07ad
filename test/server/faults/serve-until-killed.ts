import { serve } from './served.ts';

// A server that is there to be killed. Says its address and what to call it with.
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const { url, headers, company } = await serve(databaseUrl, folder);
process.stdout.write(`${JSON.stringify({ url, headers, companyId: company.id })}\n`);
