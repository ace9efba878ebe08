/** A thread that measures R0 on request, and answers with the rate. */
import { parentPort } from 'node:worker_threads';
import { hashRate } from './rate.ts';

parentPort!.on('message', () => parentPort!.postMessage(hashRate()));
