/** Tools with which a DAO votes differently from its parameters. */
import { type Edits, type Faults, keys } from './fault.test-tool.ts';

const SET = `step.call(machine, 'setParameters', values, \`Voting_\${i}\`);`;
const VALUE = '(AMOUNTS.includes(name) ? units(item[name]) : BigInt(item[name]))';
const value = (text: string): Edits => ({ 'voting.mjs': [[VALUE, text]] });
const PRESET = 'if (item.votingParamsHash !== undefined) return item.votingParamsHash;';
const preset = (text: string): Edits => ({ 'dao.mjs': [[PRESET, text]] });

export const VOTING: Faults = {
  'parameters-never-set': {
    text: 'sets no parameters with the voting machine',
    fails: keys('voting', 'numbers#unset'),
    edits: { 'dao.mjs': [[SET, '']] },
  },
  'a-period-longer': {
    text: 'has the queued period a second longer',
    fails: keys('voting', 'numbers#number'),
    edits: value(`${VALUE} + (name === 'queuedVotePeriodLimit' ? 1n : 0n)`),
  },
  'on-behalf-of-nobody': {
    text: 'lets nobody vote on behalf',
    fails: keys('voting', 'on-behalf#differs'),
    edits: { 'voting.mjs': [['value(name)), item.voteOnBehalf]', `value(name)), \`0x\${'0'.repeat(40)}\`]`]] },
  },
  'voting-in-the-smallest-unit': {
    text: 'takes amounts in the smallest unit, though whole units are declared',
    fails: keys('voting', 'units#not-as-declared'),
    declare: { 'founder-units': 'whole', 'voting-amounts': 'whole' },
    edits: value('BigInt(Math.ceil(item[name]))'),
  },
  'voting-in-both-units': {
    text: 'takes the one amount in whole units, the other in the smallest',
    fails: keys('voting', 'units#changed'),
    edits: value("(name === 'minimumDaoBounty' ? units(item[name]) : BigInt(Math.ceil(item[name])))"),
  },
  'presets-are-the-first': {
    text: 'takes the first item for a preset that is the last',
    fails: [
      ...keys('voting', 'preset#another'),
      ...keys('parameters', 'generated#failed', 'generic-vote-params#another'),
    ],
    edits: {
      'dao.mjs': [
        [PRESET, 'if (item.votingParamsHash !== undefined && i === 0) return item.votingParamsHash;'],
        [
          'const values = votingArguments(item);',
          'if (item.votingParamsHash) return last;\n      const values = votingArguments(item);',
        ],
        ['const votes = (params', 'let last;\n    const votes = (params'],
        ['return m.staticCall(machine,', 'return last = m.staticCall(machine,'],
      ],
    },
  },
  'presets-are-hashed': {
    text: 'turns the bytes of a preset around',
    fails: keys('voting', 'preset#differs'),
    edits: preset(
      `if (item.votingParamsHash !== undefined) return \`0x\${item.votingParamsHash.slice(2).match(/../g).map((one) => one === 'c3' ? 'c4' : one).join('')}\`;`,
    ),
  },
  'presets-are-counted-apart': {
    text: 'puts presets behind the other items',
    fails: keys('voting', 'mixed#another'),
    edits: {
      'dao.mjs': [
        [
          '(params.VotingMachinesParams ?? []).map(',
          '[...(params.VotingMachinesParams ?? [])].sort((a, b) => Number(!!a.votingParamsHash) - Number(!!b.votingParamsHash)).map(',
        ],
      ],
    },
  },
};
