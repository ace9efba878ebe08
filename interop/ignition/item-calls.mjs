/** The common part of stand-alone contracts and custom schemes. */

const TOKENS = {
  AvatarAddress: ({ avatar }) => avatar,
  GenesisProtocolAddress: ({ machine }) => machine,
  DAOTokenAddress: ({ token }) => token,
  ReputationAddress: ({ reputation }) => reputation,
};

/** Arguments, with the values of the document's tokens and references. */
export function resolved(params = [], known) {
  return params.map((value) => {
    if (typeof value === 'string' && Object.hasOwn(TOKENS, value)) return TOKENS[value](known);
    if (value?.StandAloneContract !== undefined) return known.contracts[value.StandAloneContract];
    if (value?.voteParams !== undefined) return known.votes[value.voteParams];
    return typeof value === 'number' ? BigInt(value) : value;
  });
}

export function deployContract(step, { name, artifact }, args, id) {
  return step.contract(name, args, id, artifact);
}

export function run(step, { runFunctions = [] }, contract, id, known) {
  for (const [i, { functionName, params }] of runFunctions.entries()) {
    step.call(contract, functionName, resolved(params, known), `${id}_run_${i}`);
  }
}
