// Prints the milliseconds that importing packages takes in this fresh process, and the processor time of it.
const names = process.argv.slice(2);
const processor = process.cpuUsage();
const started = performance.now();
for (const name of names) await import(name);
const milliseconds = performance.now() - started;
const { user, system } = process.cpuUsage(processor);
process.stdout.write(JSON.stringify({ milliseconds, processor: (user + system) / 1000 }));
