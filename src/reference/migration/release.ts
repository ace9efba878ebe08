import { release } from './cli/release.ts';

await release(process.argv.slice(2), process.env);
