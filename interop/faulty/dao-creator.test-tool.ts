/** Tools that behave differently with the DaoCreator. */
import { type Edits, type Faults, keys } from './fault.test-tool.ts';
import { refuses } from './own-contracts.test-tool.ts';

const dao = (from: string, to: string): Edits => ({ 'dao.mjs': [[from, to]] });
const RUN = `run(step, item, contract, \`Contract_\${i}\``;
const INITIALIZE = "if (!byConstructor) step.call(contract, 'initialize'";

export const DAO_CREATOR_FAULTS: Faults = {
  'creator-refuses-stand-alone-contracts': {
    text: 'takes no stand-alone contracts by the DaoCreator',
    fails: keys('stand-alone', 'by-creator#failed'),
    edits: refuses('params.useDaoCreator && params.StandAloneContracts?.length'),
  },
  'creator-passes-stand-alone-contracts-over': {
    text: 'deploys no stand-alone contract by the DaoCreator',
    fails: keys('stand-alone', 'by-creator#not-deployed'),
    edits: dao('of items.contracts.entries())', 'of (forged ? [] : items.contracts).entries())'),
  },
  'creator-runs-no-functions': {
    text: 'calls none of `runFunctions` by the DaoCreator',
    fails: keys('stand-alone', 'by-creator#calls'),
    edits: dao(RUN, `if (known.controller) ${RUN}`),
  },
  'creator-calls-no-initialize': {
    text: 'calls no `initialize` by the DaoCreator',
    fails: keys('stand-alone', 'by-creator#arguments'),
    edits: dao(INITIALIZE, INITIALIZE.replace('if (', 'if (known.controller && ')),
  },
  'creator-runs-no-functions-after-initialize': {
    text: 'calls none of `runFunctions` by the DaoCreator where there is `initialize`',
    fails: keys('stand-alone', 'by-creator#calls'),
    edits: dao(RUN, `if (known.controller || byConstructor) ${RUN}`),
  },
  'creator-passes-a-scheme-that-is-there-over': {
    text: 'registers no scheme that has an address by the DaoCreator',
    fails: keys('custom-schemes', 'by-creator#unregistered'),
    edits: {
      'dao.mjs': [
        ['return { contract, hash, permissions, id };', 'return { contract, hash, permissions, id, there };'],
        ['const of = (key) => list.map(', 'const of = (key) => list.filter((one) => !one.there).map('],
      ],
    },
  },
  'creator-refuses-custom-schemes': {
    text: 'takes no custom schemes by the DaoCreator',
    fails: keys('custom-schemes', 'by-creator#failed'),
    edits: refuses('params.useDaoCreator && Object.keys(params.CustomSchemes ?? {}).length > 0'),
  },
  'creator-passes-custom-schemes-over': {
    text: 'registers no custom scheme by the DaoCreator',
    fails: keys('custom-schemes', 'by-creator#unregistered'),
    edits: dao('const customs = items.schemes.map(', 'const customs = (forged ? [] : items.schemes).map('),
  },
  'creator-gives-every-permission': {
    text: 'gives custom schemes every permission by the DaoCreator',
    fails: keys('custom-schemes', 'by-creator#other'),
    edits: dao(
      "of('permissions')",
      "list.map(({ id, permissions }) => (id.startsWith('Scheme_') ? '0x0000001f' : permissions))",
    ),
  },
  'creator-passes-the-voting-machine-over': {
    text: 'heeds no `votingMachine` of GenericScheme by the DaoCreator',
    fails: keys('parameters', 'generic-voting-machine#differs'),
    edits: {
      'schemes.mjs': [
        ['entry.votingMachine ?? machine', '(params.useDaoCreator ? undefined : entry.votingMachine) ?? machine'],
      ],
    },
  },
};
