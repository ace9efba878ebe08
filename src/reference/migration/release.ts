import { release } from './cli/release.ts';
import { PARTS } from './parts.ts';

await release(process.argv.slice(2), process.env, PARTS);
