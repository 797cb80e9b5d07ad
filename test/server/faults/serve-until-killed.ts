import { serve } from './served.ts';

// A server that tests kill. Prints its address and the data for calling it.
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const { url, headers, company } = await serve(databaseUrl, folder);
process.stdout.write(`${JSON.stringify({ url, headers, companyId: company.id })}\n`);
