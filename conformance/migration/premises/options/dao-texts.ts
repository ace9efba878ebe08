/** By which functions a DAO tells its texts. */

export const ORG_NAME_VIEW = 'function orgName() view returns (string)';
export const TOKEN_TEXT_VIEWS = {
  tokenName: 'function name() view returns (string)',
  tokenSymbol: 'function symbol() view returns (string)',
};
