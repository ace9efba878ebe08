import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ExpectedDao } from '../../oracle/dao/expected-dao.ts';
import { hasEntryValues } from '../../oracle/schemes/section-entries.ts';
import type { ExpectedScheme } from '../../oracle/schemes/selected-schemes.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { SECTIONS, type Section } from '../dao/several-entries-dao.ts';
import { entriesOf, schemeText, valuesOf, valuesText } from '../schemes/entry-values.ts';
import { type SchemeVotes, schemeVotes } from '../voting/scheme-votes.ts';
import { readStoredVoting } from '../voting/stored-voting.ts';
import { type ModelDefect, modelDefectOf } from './model-difference.ts';

const BY_ENTRIES = { ContributionReward: 'MIG-SC-010', GenericScheme: 'MIG-SC-011' } as const;

/** Of the schemes whose voting parameters are in the file. */
export async function* votingDefects(dao: DaoOnChain, wanted: ExpectedDao): AsyncGenerator<ModelDefect> {
  for (const name of SECTIONS) {
    const entries = wanted.schemes.filter((scheme) => scheme.name === name);
    const [only, another] = entries;
    if (another) yield* entryDefects(dao, name);
    else if (only) yield* singleEntryDefects(dao, name, only);
  }
}

/** Of a section with several entries. Each of them is a scheme of the DAO. */
async function* entryDefects(dao: DaoOnChain, name: Section): AsyncGenerator<ModelDefect> {
  const found: SchemeVotes[] = [];
  for (const scheme of dao.schemes.all.get(name) ?? []) {
    const votes = await schemeVotes(dao.scene.views, name, scheme);
    if (!votes) return;
    found.push(votes);
  }
  const entries = entriesOf(dao, name);
  const values = found.map(valuesOf);
  const strangers = values.filter((scheme) => !entries.some((entry) => hasEntryValues(scheme, entry)));
  for (const [index, entry] of entries.entries()) {
    if (values.some((scheme) => hasEntryValues(scheme, entry))) continue;
    const expected = `a scheme that ${valuesText(entry)}`;
    const actual = values.map(schemeText).join('; ') || 'no scheme';
    // Its scheme may be there, and vote by parameters that no entry names.
    const isThere = strangers.some((scheme) => entry.hashes.some((hash) => hasEntryValues({ ...scheme, hash }, entry)));
    if (isThere) yield modelDefectOf('voting', `the voting parameters of ${name}[${index}]`, expected, actual);
    else yield modelDefectOf('parameters', `${name}[${index}]`, expected, actual, BY_ENTRIES[name]);
  }
  for (const votes of found) yield* unsetDefects(dao, votes);
}

async function* singleEntryDefects(
  dao: DaoOnChain,
  name: Section,
  { votingHash, votingMachine, target }: ExpectedScheme,
): AsyncGenerator<ModelDefect> {
  const scheme = dao.schemes.named.get(name);
  const votes = scheme && (await schemeVotes(dao.scene.views, name, scheme));
  if (!votes || votingHash === undefined) return;
  const [hash = ''] = votes.hashes;
  if (!isSameAddress(hash, votingHash))
    yield modelDefectOf('voting', `the voting parameters of ${name}`, votingHash, hash);
  // The document states no voting machine for ContributionReward.
  if (name === 'GenericScheme' && !isSameAddress(votes.machine, votingMachine))
    yield modelDefectOf('voting', `the voting machine of ${name}`, votingMachine, votes.machine);
  if (votes.target !== undefined && target !== undefined && !isSameAddress(votes.target, target))
    yield modelDefectOf('parameters', `the target contract of ${name}`, target, votes.target, 'MIG-PR-007');
  yield* unsetDefects(dao, votes);
}

async function* unsetDefects(
  { scene, params }: DaoOnChain,
  { machine, hashes: [hash = ''] }: SchemeVotes,
): AsyncGenerator<ModelDefect> {
  // A preset hash need not have parameters in this voting machine.
  const presets = params.VotingMachinesParams.map((item) => String(item.votingParamsHash).toLowerCase());
  if (presets.includes(hash.toLowerCase())) return;
  const stored = await readStoredVoting(scene.views, machine, hash);
  if (stored?.empty)
    yield modelDefectOf('voting', `parameters(${hash}) of the voting machine`, 'the numbers of the item', 'nothing');
}
