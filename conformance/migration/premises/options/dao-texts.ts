/** The functions for the texts of a DAO. */

export const ORG_NAME_VIEW = 'function orgName() view returns (string)';
export const TOKEN_TEXT_VIEWS = {
  tokenName: 'function name() view returns (string)',
  tokenSymbol: 'function symbol() view returns (string)',
};
