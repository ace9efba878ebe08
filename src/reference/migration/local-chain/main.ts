#!/usr/bin/env node
/** The local chain as a program, which the container image runs. */
import { runLocalChain } from './program.ts';

await runLocalChain(process.argv.slice(2));
