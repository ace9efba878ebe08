/** The functions of a token and a reputation for balances. */

export const BALANCE_VIEW = 'function balanceOf(address) view returns (uint256)';
export const SUPPLY_VIEW = 'function totalSupply() view returns (uint256)';
