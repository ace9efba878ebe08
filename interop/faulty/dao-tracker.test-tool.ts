/** A tool with a DAO tracker, which its core lacks, and faults of tracking. */

import { id } from 'ethers';
import { type Edits, type Fault, type Faults, joined, keys } from './fault.test-tool.ts';

const TOPIC = id('TrackDAO(address,address,address,address)').slice(2);
/** `track(address)`: logs the event with the avatar, and nobody for the rest. LOG2 takes offset, size, and both topics. */
const RUNTIME = `6004357f${TOPIC}60606000a200`;
const CREATION = `0x60${(RUNTIME.length / 2).toString(16)}600c60003960${(RUNTIME.length / 2).toString(16)}6000f3${RUNTIME}`;
const ARTIFACT = `{ _format: 'hh-sol-artifact-1', contractName: 'DAOTracker', sourceName: '', abi: [{ type: 'function', name: 'track', stateMutability: 'nonpayable', inputs: [{ name: 'avatar', type: 'address' }], outputs: [] }], bytecode: '${CREATION}', deployedBytecode: '0x${RUNTIME}', linkReferences: {}, deployedLinkReferences: {} }`;
/** With the creator `noTrack` has no effect. */
const WHEN = '!params.noTrack && !params.useDaoCreator';
const TRACKER: Edits = {
  'base.mjs': [
    ["'Redeemer'];", "'Redeemer', 'DAOTracker'];"],
    [
      'return { ...contracts,',
      `const DAOTracker = m.contract('DAOTracker', ${ARTIFACT});\n    return { DAOTracker, ...contracts,`,
    ],
  ],
  'migrate.mjs': [
    [
      'if (await hasCode(chain.request, address, name)) continue;',
      "if (name === 'DAOTracker' || (await hasCode(chain.request, address, name))) continue;",
    ],
  ],
  'means.mjs': [['names.map(coreArtifact)', "names.filter((one) => one !== 'DAOTracker').map(coreArtifact)"]],
  'dao.mjs': [
    [
      '    const { avatar, token, reputation } = dao;',
      `    const tracker = m.contractAt('DAOTracker', ${ARTIFACT}, base.DAOTracker);\n    if (${WHEN}) step.call(tracker, 'track', [dao.avatar], 'Track');\n    const { avatar, token, reputation } = dao;`,
    ],
  ],
};
const fault = (text: string, fails: Fault['fails'], when: string, more: Partial<Fault> = {}): Fault => ({
  text,
  fails,
  edits: joined(TRACKER, { 'dao.mjs': [[`if (${WHEN}) step`, `if (${when}) step`]] }),
  ...more,
});
const declare = (choice: string, option: string) => ({ declare: { 'founder-units': 'whole', [choice]: option } });

export const DAO_TRACKER_FAULTS: Faults = {
  'every-dao-tracked': fault('tracks each DAO', keys('parameters', 'tracking#tracked'), 'true'),
  'tracked-with-the-universal-controller': fault(
    'tracks each DAO with the universal controller',
    keys('parameters', 'tracking#tracked'),
    '(!params.noTrack || params.useUController) && !params.useDaoCreator',
  ),
  'untracked-with-the-universal-controller': fault(
    'tracks no DAO with the universal controller',
    keys('parameters', 'tracking#untracked'),
    '!params.noTrack && !params.useUController && !params.useDaoCreator',
  ),
  'no-dao-tracked': fault('tracks no DAO', keys('parameters', 'tracking#untracked'), 'false'),
  'tracked-when-asked': fault(
    'tracks a DAO only where `noTrack` is false',
    keys('parameters', 'tracking-default#differs'),
    'params.noTrack === false && !params.useDaoCreator',
  ),
  'tracker-otherwise': fault(
    'tracks DAOs, though no tracker is declared',
    keys('parameters', 'tracking#not-as-declared'),
    WHEN,
    declare('dao-tracker', 'none'),
  ),
  'creator-tracks-now-and-then': fault(
    'tracks of the DAOs of the creator those with the universal controller',
    keys('parameters', 'creator-tracking#changed'),
    'params.useDaoCreator ? params.useUController : !params.noTrack',
  ),
  'creator-tracks-otherwise': fault(
    'tracks DAOs of the creator, though the contrary is declared',
    keys('parameters', 'creator-tracking#not-as-declared'),
    'params.useDaoCreator || !params.noTrack',
    declare('creator-tracks', 'untracked'),
  ),
};
