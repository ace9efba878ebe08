/** The schemes of the core that a DAO gets: parameters set with each, and what of them is registered. */
import { SCHEMES } from './params.mjs';

/** What each asks of the controller: Arc's own permissions. */
const PERMISSIONS = {
  SchemeRegistrar: '0x0000001f',
  ContributionReward: '0x00000000',
  GenericScheme: '0x00000010',
  GlobalConstraintRegistrar: '0x00000004',
  UpgradeScheme: '0x0000000a',
};

export function chosenSchemes({ m, step, params, at, votes, machine }) {
  const chosen = SCHEMES.filter((name) => params.schemes?.[name] === true);
  return chosen.map((name) => {
    const [entry = {}] = params[name] ?? [];
    const contract = at(name);
    const args = argumentsOf(name, entry, votes, entry.votingMachine ?? machine);
    step.call(contract, 'setParameters', args, `${name}_parameters`);
    const hash = m.staticCall(contract, 'getParametersHash', args, 0, { id: `${name}_hash` });
    return { contract, hash, permissions: PERMISSIONS[name], id: name };
  });
}

function argumentsOf(name, { voteParams = 0, voteRegisterParams, voteRemoveParams, targetContract }, votes, machine) {
  if (name === 'GenericScheme') return [votes[voteParams], machine, targetContract];
  if (name !== 'SchemeRegistrar') return [votes[voteParams], machine];
  return [votes[voteRegisterParams ?? voteParams], votes[voteRemoveParams ?? voteParams], machine];
}
