/** The form of a proposal's id. */

export const PROPOSAL_ID = /^0x[0-9a-fA-F]{64}$/;
