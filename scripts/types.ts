/** `npm run typecheck`: the types of the project hold, and those of the samples in the documentation. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { writeSamples } from './samples.ts';

using samples = writeSamples();
// Several checkers look at much of the project again, each.
const args = ['-p', relative(process.cwd(), samples.folder), '--singleThreaded'];
const tsc = spawn(process.execPath, ['node_modules/typescript/bin/tsc', ...args], { stdio: 'inherit' });
// The signal reaches the compiler as well; its end removes the samples.
process.on('SIGINT', () => {});
const [code] = await once(tsc, 'close');
process.exitCode = code ?? 1;
