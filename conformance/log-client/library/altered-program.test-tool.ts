/**
 * The altered reference client as a program, which ends with 0 if it is content. Its arguments are the name of a fault or
 * variant, how it is used, the key, the origin, the prefix of the log or a file with a proof, an index and a file with an entry.
 */
import { readFileSync } from 'node:fs';
import { askOverHttp, rightLogClientRig } from '../../../src/reference/log-client/index.ts';
import { type FaultName, faults } from '../generated/alterations.ts';
import type { LogClientNeeds } from '../testbed/alteration.ts';
import { referenceClient } from '../testbed/reference-client.ts';

const [name = '', as = '', vkey = '', origin = '', place = '', index = '', entry = ''] = process.argv.slice(2);
const { install } = await faults[name as FaultName].load();
const look = referenceClient(install(rightLogClientRig), as as NonNullable<LogClientNeeds['as']>, {
  ask: askOverHttp(place),
  vkey,
  origin,
  question: async () => ({
    index: BigInt(index),
    entry: readFileSync(entry),
    ...(as === 'proof' ? { proof: readFileSync(place) } : {}),
  }),
});
await look();
