/** Whether a value has the form of a proposal's id, `bytes32` in the voting machines. */
export const isProposalId = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value);
