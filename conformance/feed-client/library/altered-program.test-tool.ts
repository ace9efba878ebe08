/**
 * The altered reference client as a program, which prints events and ends with 0 if it is content. Its arguments are the name
 * of a fault, the address of the feed, the site, the key, and the id of an event, where it is asked for one.
 */
import { json } from '../../../src/reference/feed-client/index.ts';
import { type FaultName, faults } from '../generated/alterations.ts';
import { alteredReader } from './altered-reader.test-tool.ts';
import type { GivenEvent } from './options.ts';

const [name = '', url = '', site = '', key = '', id = ''] = process.argv.slice(2);
const { install, needs } = await faults[name as FaultName].load();
const client = alteredReader(needs, install);
if (client.kind === 'poll') throw new TypeError('it looks once in each run');
const given: GivenEvent = { url, site, key, id, address: '', signal: new AbortController().signal };
console.log(json((await client.look(given)) as Parameters<typeof json>[0]));
